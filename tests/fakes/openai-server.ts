import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

const chatRequest = z.object({
  model: z.string(),
  temperature: z.number(),
  max_tokens: z.number(),
  stream: z.boolean().optional(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

export type ModelRequest = z.infer<typeof chatRequest>;

/** Answers one request, in whatever way the test wants a model server to behave. */
export type ModelBehavior = (
  res: ServerResponse,
  request: ModelRequest,
  req: IncomingMessage,
) => void;

export interface OpenAiServer {
  /** For OPENAI_BASE_URL. */
  readonly baseUrl: string;
  /** Raw bodies as they came over the wire. */
  readonly bodies: string[];
  readonly requests: ModelRequest[];
  /** How requests are answered from now on. */
  behave: (behavior: ModelBehavior) => void;
}

/** A real HTTP server that speaks `chat.completions`, until the test ends. */
export async function startOpenAiServer(behavior?: ModelBehavior): Promise<OpenAiServer> {
  const [server, close] = await openAiServer(behavior);
  onTestFinished(close);
  return server;
}

/** The same one for all tests of a file, and what ends it. */
export async function openAiServer(
  behavior: ModelBehavior = saying('Happy to help.'),
): Promise<[OpenAiServer, close: () => void]> {
  const bodies: string[] = [];
  const requests: ModelRequest[] = [];
  let current = behavior;
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      bodies.push(body);
      const request = chatRequest.parse(JSON.parse(body));
      requests.push(request);
      current(res, request, req);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  const openAi = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    bodies,
    requests,
    behave: (next: ModelBehavior) => {
      current = next;
    },
  };
  return [openAi, close];
}

/** A completion as services send it. */
export function completionOf(content: unknown, totalTokens: unknown = 321) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'stand-in',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 300, completion_tokens: 21, total_tokens: totalTokens },
  };
}

export function sendJson(res: ServerResponse, body: unknown, status = 200): void {
  res.writeHead(status, { 'Content-Type': 'application/json' });
  res.end(JSON.stringify(body));
}

/** Answers every request with these words, or with what it makes of the request. */
export function saying(words: string | ((request: ModelRequest) => string)): ModelBehavior {
  return (res, request) =>
    sendJson(res, completionOf(typeof words === 'string' ? words : words(request)));
}

/** Begins an answer word by word. */
export function openPieces(res: ServerResponse): void {
  res.writeHead(200, { 'Content-Type': 'text/event-stream' });
  res.flushHeaders();
}

/** One more piece of it. */
export function sendPiece(res: ServerResponse, content: string): void {
  writePiece(res, { choices: [{ index: 0, delta: { content }, finish_reason: null }] });
}

/** Its end, with what it cost, as services send it. */
export function endPieces(res: ServerResponse, totalTokens = 321): void {
  writePiece(res, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  writePiece(res, { choices: [], usage: { total_tokens: totalTokens } });
  res.end('data: [DONE]\n\n');
}

/** Answers every request in these pieces. */
export function streaming(pieces: readonly string[], totalTokens?: number): ModelBehavior {
  return (res) => {
    openPieces(res);
    for (const content of pieces) sendPiece(res, content);
    endPieces(res, totalTokens);
  };
}

const writePiece = (res: ServerResponse, body: object) =>
  void res.write(`data: ${JSON.stringify({ id: 'chatcmpl-1', ...body })}\n\n`);
