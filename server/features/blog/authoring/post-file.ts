import { POST_STATUSES } from '#shared/schema.ts';
import matter from 'gray-matter';
import { z } from 'zod';
import type { Finding, Remark } from './finding.ts';
import { frontMatter } from './front-matter.ts';

/** A time that may have travelled as JSON. */
export const instant = z.union([
  z.date(),
  z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
]);

/** A post as its file gives it: the columns that writers own. */
export const writtenPost = z.strictObject({
  slug: z.string(),
  title: z.string(),
  summary: z.string().nullable(),
  content: z.string(),
  tags: z.array(z.string()),
  category: z.string().nullable(),
  status: z.enum(POST_STATUSES),
  publishedAt: instant.nullable(),
  scheduledFor: instant.nullable(),
  featuredImage: z.string().nullable(),
  featuredImageAlt: z.string().nullable(),
});
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
  /** Errors only: what keeps the file out of the database. */
  readonly findings: readonly Finding[];
}

const MAX_CONTENT_CHARACTERS = 200_000;

/** Reads one file. Never throws: whatever is wrong with it becomes a finding with its line. */
export function parsePostFile(file: string, source: string): PostFile {
  const text = source.replace(/^\uFEFF/, '');
  const findings: Finding[] = [];
  const fail = (line: number, message: string) => {
    findings.push({ file, line, severity: 'error', rule: 'front-matter', message });
  };
  const failed = { file, text, body: '', bodyLine: 1, post: undefined, findings };

  if (!/^---[^\S\n]*\n/.test(text.replaceAll('\r\n', '\n'))) {
    fail(1, 'The file must begin with front matter between two lines of "---".');
    return failed;
  }
  let parsed: { data: unknown; content: string };
  try {
    // With an options object: without one the library keeps results, also of files it could not read.
    parsed = matter(text, { language: 'yaml' });
  } catch (error) {
    const { line, reason } = yamlFault(error);
    fail(line, `The front matter is not valid YAML: ${reason}.`);
    return failed;
  }
  const body = parsed.content;
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  for (const { line, message } of zoneRemarks(text, bodyLine)) fail(line, message);
  const result = frontMatter.safeParse(parsed.data ?? {});
  if (!result.success) {
    for (const issue of result.error.issues) fail(...describe(issue, text));
  }
  const content = body.replaceAll('\r\n', '\n').trim();
  if (content === '') fail(bodyLine, 'The post has no text below the front matter.');
  if (content.length > MAX_CONTENT_CHARACTERS || content.includes('\0')) {
    fail(
      bodyLine,
      `The text must be at most ${MAX_CONTENT_CHARACTERS} characters, none of them NUL.`,
    );
  }
  if (!result.success || findings.length > 0) return { ...failed, body, bodyLine };
  const { summary, category, publishedAt, scheduledFor, tags, ...others } = result.data;
  const { featuredImage, featuredImageAlt, ...rest } = others;
  const post: WrittenPost = {
    ...rest,
    content,
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
    if (field === undefined || /T.*(Z|[+-]\d\d:\d\d)$/.test(time?.trim() ?? '')) return [];
    const message = `${field} must be a time with its zone, e.g. '2026-12-01T14:00:00Z' (8 AM Central in winter).`;
    return [{ line: index + 1, message }];
  });
}

function yamlFault(error: unknown): { line: number; reason: string } {
  const { mark, reason } = Object(error) as { mark?: { line?: number }; reason?: string };
  // The library counts from 0 and begins after the first "---".
  return { line: (mark?.line ?? 0) + 1 + (mark ? 1 : 0), reason: reason ?? 'it cannot be read' };
}
