import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { InvalidInputError, PublicError } from '#server/lib/errors.ts';
import { callOf } from '../http/api-router.ts';
import { notForm, tooLarge } from '../http/http-errors.ts';
import { encodeBody } from './encodings.ts';
import { failedForm, type PageForm, type PageFormOutcome, submitPageForm } from './page-forms.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageWriter } from './page-writer.ts';

/**
 * Answers a posted form with its page, which says how it went, also when it came too often or was too
 * large; never stored, never cached.
 * @param limit shared with the endpoint that the form calls when JavaScript runs
 */
export function pageFormRouter(
  path: string,
  form: PageForm,
  limit: RequestHandler,
  renderer: PageRenderer,
  writePage: PageWriter,
): RequestHandler {
  const answer = async (
    req: Parameters<RequestHandler>[0],
    res: Parameters<RequestHandler>[1],
    { status, result }: PageFormOutcome,
  ) => {
    const { html, ...document } = await renderer.render(path, result);
    const bodies = await encodeBody(html, 'fast');
    writePage(req, res, { ...document, status, bodies, version: '' });
  };
  const submit: RequestHandler = async (req, res) => {
    await answer(req, res, await submitPageForm(form, stringFields(req.body), callOf(req, res)));
  };
  const refuse: ErrorRequestHandler = async (error: unknown, req, res, _next) => {
    await answer(req, res, failedForm(form, stringFields(req.body), asPublic(error)));
  };

  const router = Router();
  router.post(
    path,
    limit,
    express.urlencoded({ extended: false, inflate: false, limit: '32kb' }),
    submit,
  );
  router.post(path, refuse);
  return router;
}

/** The body parser's own errors carry a status; anything else is not meant for visitors. */
function asPublic(error: unknown): unknown {
  if (error instanceof PublicError || !(error instanceof Error) || !('status' in error))
    return error;
  if (error.status === 413) return tooLarge();
  if (error.status === 415) return notForm();
  return new InvalidInputError('This could not be read. Please try again.');
}

/** The fields a browser sends once; repeated ones are not ours. */
function stringFields(body: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
