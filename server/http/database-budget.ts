import type { RequestHandler } from 'express';
import { withDatabaseBudget } from '../db/database-budget.ts';

/** Everything a request asks of its database, it asks within one budget of time. */
export const databaseBudget: RequestHandler = (_req, _res, next) => withDatabaseBudget(next);
