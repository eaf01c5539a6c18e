import { parsePostFile, type WrittenPost } from './post-file.ts';

type StateFields = Pick<WrittenPost, 'status' | 'publishedAt' | 'scheduledFor'>;

/**
 * A post's text with other state fields; every other byte stays, so that a review shows just that.
 * @returns undefined when the front matter is written in a way that cannot be edited line by line
 */
export function editFrontMatter(
  text: string,
  { status, publishedAt, scheduledFor }: StateFields,
): string | undefined {
  const end = /\r?\n---[^\S\n]*(\r?\n|$)/.exec(text)?.index;
  if (end === undefined) return undefined;
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const fields = text.slice(0, end).split(/\r?\n/);
  setField(fields, 'status', status);
  setField(fields, 'publishedAt', publishedAt && quoted(publishedAt));
  setField(fields, 'scheduledFor', scheduledFor && quoted(scheduledFor));
  const edited = fields.join(lineBreak) + text.slice(end);
  return saysTheSame(text, edited, { status, publishedAt, scheduledFor }) ? edited : undefined;
}

function setField(fields: string[], name: string, value: string | null): void {
  const index = fields.findIndex((line) => line.startsWith(`${name}:`));
  if (value === null) {
    if (index !== -1) fields.splice(index, 1);
    return;
  }
  const line = `${name}: ${value}`;
  if (index !== -1) fields[index] = line;
  else fields.splice(fields.findIndex((other) => other.startsWith('status:')) + 1, 0, line);
}

function quoted(instant: Date): string {
  return `'${instant.toISOString().replace('.000Z', 'Z')}'`;
}

/** A value over several lines, a repeated field: reading the result again finds them all. */
function saysTheSame(before: string, after: string, state: StateFields): boolean {
  const [old, edited] = [before, after].map((text) => parsePostFile('', text).post);
  return old !== undefined && JSON.stringify(edited) === JSON.stringify({ ...old, ...state });
}
