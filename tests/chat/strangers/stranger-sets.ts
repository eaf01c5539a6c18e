import { identity } from '#shared/identity/identity.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * Questions by people who had seen the pages and not the answerer. They say what a right answer
 * holds; the last turn's answer is judged.
 */
const stranger = z.object({
  id: z.string(),
  kind: z.string(),
  /** What the visitor writes, one message after the other. */
  turns: z.array(z.string()).min(1),
  /** Groups of patterns: of each group one must be found. */
  must: z.array(z.union([z.string(), z.array(z.string())])),
  /** None may be found. */
  mustNot: z.array(z.string()).default([]),
  /** What a right answer is, in words. */
  note: z.string().default(''),
});

export type Stranger = z.infer<typeof stranger>;

const folder = import.meta.dirname;
const { names, place, channels } = identity;
const [area = '', exchange = '', line = ''] = channels.phone.match(/\d+/g) ?? [];

/** What the questions and their right answers say of the sample, as it is for this company. */
const OWN: readonly (readonly [RegExp, string])[] = [
  [/redbud health it/gi, names.company],
  [/redbud/gi, names.brand],
  [/edmond/gi, place.city],
  [/oklahoma(?! city)/gi, place.regionName],
  [/73034/g, place.postalCode],
  [/555(.{1,12}?)0199/g, `${exchange}$1${line}`],
  [/\b0199\b/g, line],
  [/\b800(?=.{1,12}\d{3})/g, area],
];
const ofOurs = (text: string): string =>
  OWN.reduce(
    (words, [sample, own]) => words.replace(sample, JSON.stringify(own).slice(1, -1)),
    text,
  );

/** Every committed set, by its file. */
export const strangerSets: readonly { readonly file: string; readonly questions: Stranger[] }[] =
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      file,
      questions: z
        .array(stranger)
        .parse(JSON.parse(ofOurs(readFileSync(`${folder}/${file}`, 'utf8')))),
    }));

export type Verdict = 'right' | 'partly' | 'wrong';

/** Partly right is an answer that says a part of what it must, and nothing it must not. */
export function judge({ must, mustNot }: Stranger, answer: string): Verdict {
  const finds = (pattern: string) => new RegExp(pattern, 'i').test(answer);
  if (mustNot.some(finds)) return 'wrong';
  const met = must.filter((group) => [group].flat().some(finds)).length;
  if (met === must.length) return 'right';
  return met > 0 ? 'partly' : 'wrong';
}
