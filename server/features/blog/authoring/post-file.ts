import { insertBlogPostSchema } from '#shared/schema.ts';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { MAX_MARKDOWN_CHARACTERS } from '../markdown/read-markdown.ts';
import type { SourcePicture } from '../pictures/source-picture.ts';
import type { Finding, Remark } from './finding.ts';
import { frontMatter } from './front-matter.ts';

/** A post as its file gives it: the columns that writers own. */
export const writtenPost = z.strictObject(insertBlogPostSchema.required().shape);
export type WrittenPost = z.output<typeof writtenPost>;

export interface PostFile {
  /** Name inside the folder of posts, e.g. `phishing-at-the-front-desk.md`. */
  readonly file: string;
  /** The file as it is. */
  readonly text: string;
  /** The part below the front matter, and the line it begins in. */
  readonly body: string;
  readonly bodyLine: number;
  /** Absent when the file cannot be stored; `findings` says why. */
  readonly post: WrittenPost | undefined;
  /** The writer's own pictures, once they are read (readPostFolder). */
  readonly pictures?: readonly SourcePicture[];
  /** Errors only: what keeps the file out of the database. */
  readonly findings: readonly Finding[];
}

/** Between two lines of "---". Not gray-matter: it runs code that front matter asks it to run. */
const FRONT_MATTER = /^---[^\S\n]*\n(?:([^]*?)\r?\n)?---[^\S\n]*(?:\n|$)/;

const MAX_CHARACTERS = { plain: 200_000, markdown: MAX_MARKDOWN_CHARACTERS };

/** Reads one file. Never throws: whatever is wrong with it becomes a finding with its line. */
export function parsePostFile(file: string, source: string): PostFile {
  const text = source.replace(/^\uFEFF/, '');
  const findings: Finding[] = [];
  const fail = (line: number, message: string) => {
    findings.push({ file, line, severity: 'error', rule: 'front-matter', message });
  };
  const failed = { file, text, body: '', bodyLine: 1, post: undefined, findings };

  const [head, yaml = '', body = ''] = splitFrontMatter(text);
  if (head === undefined) {
    fail(1, 'The file must begin with front matter between two lines of "---".');
    return failed;
  }
  const parsed = parseDocument(yaml, { customTags: ['timestamp'] });
  const [fault] = parsed.errors;
  if (fault) {
    // Its text ends with the place and the line itself; the first line of a post is the "---".
    const [reason = ''] = fault.message.split(/ at line \d|:?\n/);
    fail((fault.linePos?.[0].line ?? 0) + 1, `The front matter is not valid YAML: ${reason}.`);
    return failed;
  }
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  for (const { line, message } of zoneRemarks(text, bodyLine)) fail(line, message);
  const result = frontMatter.safeParse(parsed.toJS() ?? {});
  if (!result.success) {
    for (const issue of result.error.issues) fail(...describe(issue, text));
  }
  const content = body.replaceAll('\r\n', '\n').trim();
  if (content === '') fail(bodyLine, 'The post has no text below the front matter.');
  const maximum = MAX_CHARACTERS[result.data?.format ?? 'plain'];
  if (content.length > maximum || content.includes('\0')) {
    fail(bodyLine, `The text must be at most ${maximum} characters, none of them NUL.`);
  }
  if (!result.success || findings.length > 0) return { ...failed, body, bodyLine };
  const { summary, category, publishedAt, scheduledFor, tags, ...others } = result.data;
  const { format, featuredImage, featuredImageAlt, ...rest } = others;
  const post: WrittenPost = {
    ...rest,
    content,
    format: format ?? 'plain',
    tags: tags ?? [],
    summary: summary ?? null,
    category: category ?? null,
    featuredImage: featuredImage ?? null,
    featuredImageAlt: featuredImageAlt ?? null,
    scheduledFor: scheduledFor ?? null,
    // Null rather than the column's default: a scheduled post or a draft was not published now.
    publishedAt: publishedAt ?? null,
  };
  return { file, text, body, bodyLine, post, findings };
}

/** Front matter with its two lines, the YAML in it, and the text below; nothing where there is none. */
export function splitFrontMatter(text: string): [head?: string, yaml?: string, body?: string] {
  const [head, yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  return head === undefined ? [] : [head, yaml, text.slice(head.length)];
}

/** The line of a field, counted from 1; the first line when it is missing. */
export function lineOfField(text: string, field: string): number {
  const index = text.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  return index === -1 ? 1 : index + 1;
}

function describe(issue: z.core.$ZodIssue, text: string): [number, string] {
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const known = Object.keys(frontMatter.shape).join(', ');
    return [lineOfField(text, key), `"${key}" is not a field of a post; the fields are ${known}.`];
  }
  const [field = ''] = issue.path.map(String);
  return [lineOfField(text, field), `${field || 'The front matter'} ${issue.message}.`];
}

/** YAML takes a time without a zone for UTC, six hours away from what its writer meant. */
function zoneRemarks(text: string, bodyLine: number): Pick<Remark, 'line' | 'message'>[] {
  const fields = text.split('\n').slice(0, bodyLine - 1);
  return fields.flatMap((line, index) => {
    const [, field, time] = /^(publishedAt|scheduledFor):\s*['"]?(\d[^'"#]*)/.exec(line) ?? [];
    if (field === undefined || /T[^T]*(?:Z|[+-]\d\d:\d\d)$/.test(time?.trim() ?? '')) return [];
    const message = `${field} must be a time with its zone, e.g. '2026-12-01T14:00:00Z' (8 AM Central in winter).`;
    return [{ line: index + 1, message }];
  });
}
