import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { createInsertSchema } from 'drizzle-zod';
import { id, length } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull().unique(),
    password: text().notNull(),
  },
  (table) => [
    check('users_username_length', length(table.username, 1, 100)),
    check('users_password_length', length(table.password, 1, 255)),
  ],
);

export const insertUserSchema = createInsertSchema(users).pick({ username: true, password: true });

export type User = typeof users.$inferSelect;
