import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Sends again what Node has already written in this second, byte for byte.
 *
 * Checking and joining sixteen headers costs Node more than all the rest of an answer from memory
 * (docs/decisions/repeated-answers.md). Nothing but the `Date` line changes between two answers with
 * the same body, so Node writes the first of each second, and the others are copies of it.
 */
export interface RepeatedAnswers {
  /** Answers with a copy; false when Node has to write this one. */
  repeat: (req: IncomingMessage, res: ServerResponse, body: object) => boolean;
  /** Keeps what Node wrote. To be called between `writeHead` and `end`. */
  remember: (req: IncomingMessage, res: ServerResponse, body: object, content?: Buffer) => void;
}

/** Fields of Node's ServerResponse that its typings leave out; the same in Node 20, 22 and 24. */
interface WrittenHeader {
  _header?: unknown;
  _headerSent?: boolean;
}

interface Answer {
  readonly header: string;
  readonly content: Buffer | undefined;
  /** Header and content in one piece; made when the first copy is wanted. */
  whole?: Buffer;
}

/**
 * One for each kind of answer (a page, a 304): what `body` stands for must look the same each time.
 * @param now milliseconds; what was kept is forgotten when the second ends, so it takes little memory
 */
export function createRepeatedAnswers(now: () => number = Date.now): RepeatedAnswers {
  const answers = new Map<object, Answer>();
  let keptSecond = 0;

  function answersOfThisSecond(): Map<object, Answer> {
    const second = Math.trunc(now() / 1_000);
    if (second !== keptSecond) {
      answers.clear();
      keptSecond = second;
    }
    return answers;
  }

  return {
    repeat(req, res, body) {
      const answer = answersOfThisSecond().get(body);
      if (!answer || !isPlain(req, res)) return false;
      answer.whole ??= wholeOf(answer);
      const written: WrittenHeader = res as WrittenHeader;
      written._header = answer.header;
      written._headerSent = true;
      res.statusCode = Number(answer.header.slice(9, 12));
      res.end(answer.whole);
      return true;
    },
    remember(req, res, body, content) {
      const header = (res as WrittenHeader)._header;
      // A Node that keeps its header elsewhere is not copied from: it then writes every answer itself.
      if (typeof header !== 'string' || !isPlain(req, res)) return;
      answersOfThisSecond().set(body, { header, content });
    },
  };
}

/** Whether the header depends on the page alone: not on the connection, and not on a server that drains. */
function isPlain(req: IncomingMessage, res: ServerResponse): boolean {
  return (
    req.method === 'GET' &&
    req.httpVersion === '1.1' &&
    res.shouldKeepAlive &&
    !res.hasHeader('connection')
  );
}

function wholeOf({ header, content }: Answer): Buffer {
  const head = Buffer.from(header, 'latin1');
  return content ? Buffer.concat([head, content]) : head;
}
