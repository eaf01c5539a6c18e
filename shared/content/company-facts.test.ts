import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { company } from './company.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Everything that can reach a visitor. The messages for operators in server/config show examples, and so do
 * the wordings, which are what visitors write.
 */
const files = ['client', 'shared', 'server', 'content']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  )
  .filter((file) => /\.(tsx?|md|html|svg|css|txt)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) => !/^(server\/config|shared\/identity\/identity(-schema)?\.ts)/.test(file))
  .filter((file) => !file.startsWith('shared/content/assistant/wordings/'));

/** Comments show examples of a format; they reach nobody. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** The placeholder of the phone field is a specified text and nobody's number (spec §2). */
const PLACEHOLDER = '(555) 123-4567';

/** Public lines for people in danger, which belong to no company. */
const HOTLINES =
  /1-8(?:00-(?:222-1222|422-4453|656-4673|799-7233|843-5678)|33-852-6262|88-(?:373-7888|448-4911))/g;

const facts: readonly [string, RegExp][] = [
  ['a phone number', /\(\d{3}\)\s*\d{3}-\d{4}|\b\d{3}[-.]\d{3}[-.]\d{4}\b|\+1\d{10}\b/],
  ['an e-mail address', /[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}\b/i],
  ['a postal address', /\b\d+ [A-Z]\w+ (Avenue|Street|Road|Drive|Boulevard)\b|\b[A-Z]{2} \d{5}\b/],
];

test.each(facts)('%s stands nowhere but in identity.ts', (_, pattern) => {
  const owner = readFileSync(join(root, 'shared/identity/identity.ts'), 'utf8');
  expect(owner + company.address.oneLine, 'the pattern finds what it seeks').toMatch(pattern);
  const found = files.filter((file) =>
    pattern.test(
      withoutComments(readFileSync(join(root, file), 'utf8'))
        .replaceAll(PLACEHOLDER, '')
        .replaceAll(HOTLINES, ''),
    ),
  );
  expect(found).toEqual([]);
});
