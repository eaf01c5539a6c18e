import type { ServerResponse } from 'node:http';
import { completionOf, type ModelBehavior, sendJson } from './openai-server.ts';

const FIFTY_MB = 50 * 1024 * 1024;
const DRIP_MS = 5;

const json = { 'Content-Type': 'application/json' } as const;

/** Everything a model server does wrong, by name. */
export const modelFailures: Readonly<Record<string, ModelBehavior>> = {
  'answers 500': (res) => sendJson(res, { error: { message: 'overloaded' } }, 500),
  'answers 401': (res) => sendJson(res, { error: { message: 'bad key' } }, 401),
  'answers 429': (res) => sendJson(res, { error: { message: 'slow down' } }, 429),
  'hangs up': (_res, _request, req) => void req.socket.destroy(),
  'never answers': () => undefined,
  'sends headers and then nothing': (res) => {
    res.writeHead(200, json).flushHeaders();
  },
  'drips bytes': (res) => drip(res),
  'sends 50 MB of JSON': (res) => flood(res, json),
  'sends 50 MB of HTML': (res) => flood(res, { 'Content-Type': 'text/html' }),
  'sends HTML': (res) => {
    res.writeHead(200, { 'Content-Type': 'text/html' }).end('<html><h1>Welcome</h1></html>');
  },
  'sends HTML as JSON': (res) => {
    res.writeHead(200, json).end('<html><h1>Welcome</h1></html>');
  },
  'sends half of its JSON': (res) => {
    res.writeHead(200, json).end(JSON.stringify(completionOf('Hello.')).slice(0, 80));
  },
  'sends another JSON': (res) => sendJson(res, { result: 'Hello.' }),
  'sends a list': (res) => sendJson(res, ['Hello.']),
  'sends null': (res) => sendJson(res, null),
  'sends no choices': (res) => sendJson(res, { ...completionOf('Hello.'), choices: [] }),
  'sends null content': (res) => sendJson(res, completionOf(null)),
  'sends content that is no text': (res) => sendJson(res, completionOf({ text: 'Hello.' })),
  'sends an empty answer': (res) => sendJson(res, completionOf('')),
  'sends blanks': (res) => sendJson(res, completionOf(' \n\t ')),
  'sends an endless answer': (res) => sendJson(res, completionOf('Hello there. '.repeat(2_000))),
  'sends an answer that was cut off': (res) => {
    const [choice] = completionOf('Our hours are').choices;
    sendJson(res, { ...completionOf(''), choices: [{ ...choice, finish_reason: 'length' }] });
  },
  'sends nothing at all': (res) => {
    res.writeHead(200, json).end();
  },
  'sends 204': (res) => {
    res.writeHead(204).end();
  },
  'sends somebody else elsewhere': (res) => {
    res.writeHead(307, { Location: 'http://127.0.0.1:9/v1/chat/completions' }).end();
  },
};

function drip(res: ServerResponse): void {
  res.writeHead(200, json);
  const timer = setInterval(() => res.write(' '), DRIP_MS);
  res.on('close', () => clearInterval(timer));
}

function flood(res: ServerResponse, headers: Record<string, string>): void {
  res.writeHead(200, headers);
  const chunk = Buffer.alloc(64 * 1024, ' ');
  let sent = 0;
  const more = () => {
    while (sent < FIFTY_MB && !res.destroyed) {
      sent += chunk.length;
      if (!res.write(chunk)) {
        res.once('drain', more);
        return;
      }
    }
    res.end();
  };
  more();
}
