/** What `startPlain` runs: node:http and nothing else, answering from memory. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { PlainAnswer } from './plain-server.ts';

const [file = '', port] = process.argv.slice(2);
const stored = JSON.parse(readFileSync(file, 'utf8')) as (Omit<PlainAnswer, 'body'> & {
  path: string;
  body: string;
})[];
const answers = new Map(
  stored.map((answer) => [answer.path, { ...answer, body: Buffer.from(answer.body, 'base64') }]),
);

createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) {
    response.writeHead(404).end();
  } else if (answer.etag !== undefined && request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, [...answer.headers]).end();
  } else {
    response.writeHead(answer.status, [
      ...answer.headers,
      'Content-Length',
      String(answer.body.length),
    ]);
    response.end(answer.body);
  }
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'));
