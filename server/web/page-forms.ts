import type { FormResult } from '#shared/page-rendering.ts';
import { parseRequest } from '../http/validate.ts';
import { PublicError, InvalidInputError } from '../errors.ts';
import type { Endpoint, HandlerInput } from '../http/endpoint.ts';

/** A form that works without JavaScript: it is posted to its own page, which shows how it went. */
export interface PageForm {
  /** The endpoint that the same form calls when JavaScript runs. */
  readonly endpoint: Endpoint;
  /** Form fields as the endpoint's body. */
  readonly toBody: (fields: Readonly<Record<string, string>>) => unknown;
}

export interface PageFormOutcome {
  status: number;
  result: FormResult;
}

/** Sends the fields through the endpoint. Errors a person may hear of become part of the page. */
export async function submitPageForm(
  form: PageForm,
  fields: Readonly<Record<string, string>>,
  caller: HandlerInput<unknown>['caller'],
): Promise<PageFormOutcome> {
  try {
    const data = parseRequest(form.endpoint.contract.request, form.toBody(fields));
    await form.endpoint.handle({ data: data as never, caller });
    return { status: 200, result: { status: 'success' } };
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    const errors = error instanceof InvalidInputError ? error.errors : [];
    return {
      status: error.status,
      result: { status: 'error', message: error.message, errors, values: fields },
    };
  }
}
