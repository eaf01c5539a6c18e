import type { FormResult } from '#shared/page-rendering.ts';
import { InvalidInputError, PublicError } from '#server/lib/errors.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { type Call, runEndpoint } from '../http/run-endpoint.ts';

/** A form that works without JavaScript: it is posted to its own page, which shows how it went. */
export interface PageForm {
  /** The endpoint that the same form calls when JavaScript runs. */
  readonly endpoint: Endpoint;
  /** Names of the fields that the page fills in again after an error. */
  readonly fields: readonly string[];
  /** Form fields as the endpoint's body. */
  readonly toBody: (fields: Readonly<Record<string, string>>) => unknown;
}

export interface PageFormOutcome {
  status: number;
  result: FormResult;
}

/** Sends the fields through the endpoint. Errors meant for visitors become part of the page. */
export async function submitPageForm(
  form: PageForm,
  fields: Readonly<Record<string, string>>,
  call: Call,
): Promise<PageFormOutcome> {
  try {
    await runEndpoint(form.endpoint, form.toBody(fields), call);
    return { status: 200, result: { status: 'success' } };
  } catch (error) {
    return failedForm(form, fields, error);
  }
}

/** How the page shows an error. @throws the error itself when it is not meant for visitors */
export function failedForm(
  form: PageForm,
  fields: Readonly<Record<string, string>>,
  error: unknown,
): PageFormOutcome {
  if (!(error instanceof PublicError)) throw error;
  const errors = error instanceof InvalidInputError ? error.errors : [];
  const values = Object.fromEntries(
    form.fields.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
  return {
    status: error.status,
    result: { status: 'error', message: error.message, errors, values },
  };
}
