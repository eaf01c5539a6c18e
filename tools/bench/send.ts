import { type Agent, request } from 'node:http';

/** Settings without rate limits: all senders of a bench are one address. */
export const NO_LIMITS = {
  FORM_LIMIT: '0',
  CHAT_LIMIT: '0',
  LEAD_LIMIT: '0',
  READ_LIMIT: '0',
  EVENT_LIMIT: '0',
};

interface SendOptions {
  readonly agent: Agent;
  /** Sent as a form or as JSON; absent: a GET. */
  readonly body?: URLSearchParams | object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends one request and reads its answer to the end. @returns the status, or the error of the connection */
export function send(url: string, { agent, body, headers }: SendOptions): Promise<string> {
  const isForm = body instanceof URLSearchParams;
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const options = {
    agent,
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': type, 'accept-encoding': 'br', ...headers },
  };
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => {
      resolve(error.code ?? error.message);
    };
    const sent = request(url, options, (response) => {
      response.once('error', fail);
      response.once('end', () => {
        resolve(String(response.statusCode));
      });
      response.resume();
    });
    sent.once('error', fail);
    sent.end(isForm ? body.toString() : body && JSON.stringify(body));
  });
}
