import type { RequestHandler } from 'express';
import { encodeBody } from './encodings.ts';
import { type PageForm, submitPageForm } from './page-forms.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageWriter } from './page-writer.ts';

/** Answers a posted form with its page, which says how it went; never kept, never cached. */
export function createPageFormHandler(
  form: PageForm,
  renderer: PageRenderer,
  writePage: PageWriter,
): RequestHandler {
  return async (req, res) => {
    const { status, result } = await submitPageForm(form, stringFields(req.body), {
      requestId: String(res.getHeader('X-Request-Id') ?? ''),
      ...(req.headers['user-agent'] && { userAgent: req.headers['user-agent'] }),
    });
    const page = await renderer.render(req.path, result);
    writePage(req, res, { status, bodies: await encodeBody(page.html), version: null });
  };
}

/** The fields a browser sends once; repeated ones are not ours. */
function stringFields(body: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
