import { readFileSync } from 'node:fs';
import type { Topic } from './topic.ts';
import { withFacts } from './with-facts.ts';

/** An answer as a text file has it, with facts of the company in their places. */
export type WrittenAnswer = Pick<Topic, 'answer' | 'more' | 'spanish'> & {
  /** What stands in brackets, and what behind them. */
  readonly name: string;
  readonly marks: readonly string[];
  readonly patterns: readonly string[];
};

/**
 * Reads answers of `shared/content/assistant/`, divided by empty lines: `[name] marks`, patterns after `? `,
 * the answer, what to say next after `more: `, the Spanish answer after `es: `. Where a part begins with
 * `#`, it is a comment.
 * @throws Error when a part of the file is more or less than an answer
 */
export function readAnswers(file: URL): WrittenAnswer[] {
  return readFileSync(file, 'utf8')
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '' && !part.startsWith('#'))
    .map((part) => {
      const [heading = '', ...lines] = part.trim().split('\n');
      const [, name, marks] = /^\[([^\]]+)\](?: (.+))?$/.exec(heading) ?? [];
      const after = (sign: string) =>
        lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(sign.length));
      const [answer, ...others] = lines.filter((line) => !/^(?:\?|more:|es:) /.test(line));
      const [spanish, ...otherSpanish] = after('es: ');
      const more = after('more: ').map(withFacts);
      if (name === undefined || answer === undefined || [...others, ...otherSpanish].length > 0)
        throw new Error(`${file.pathname} has no answer at "${heading}".`);
      return {
        name,
        marks: marks?.split(' ') ?? [],
        patterns: after('? '),
        answer: withFacts(answer),
        ...(more.length > 0 && { more }),
        ...(spanish !== undefined && { spanish: withFacts(spanish) }),
      };
    });
}

/** An answer as a topic; its marks are its service and `general`, each where it has one. */
export function asTopic({ name, marks, patterns: _patterns, ...said }: WrittenAnswer): Topic {
  const [service, ...others] = marks.filter((mark) => mark !== 'general');
  if (others.length > 0) throw new Error(`The answer "${name}" is of more than one service.`);
  return {
    id: name,
    ...said,
    ...(service !== undefined && { service }),
    ...(marks.includes('general') && { isGeneral: true }),
  };
}
