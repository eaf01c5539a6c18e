import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '#server/lib/operator-error.ts';
import { resolvePictures } from '../pictures/resolve-pictures.ts';
import type { Finding } from './finding.ts';
import { lineOfField, parsePostFile, type PostFile } from './post-file.ts';

/**
 * Reads every Markdown file of a folder, by name. Files that cannot be stored are among them, with
 * their findings; two files with one slug both get one.
 * @throws OperatorError when the folder cannot be read
 */
export async function readPostFolder(folder: string): Promise<PostFile[]> {
  let names: string[];
  try {
    names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(`The folder of posts ${folder} cannot be read (${code ?? 'unknown'}).`);
  }
  const files = await Promise.all(
    names.map(async (name) =>
      resolvePictures(parsePostFile(name, await readFile(join(folder, name), 'utf8')), folder),
    ),
  );
  return files.map((file) => withDuplicates(file, files));
}

function withDuplicates(file: PostFile, all: readonly PostFile[]): PostFile {
  const { post, text } = file;
  const twin = post && all.find((other) => other !== file && other.post?.slug === post.slug);
  if (!twin) return file;
  const finding: Finding = {
    file: file.file,
    line: lineOfField(text, 'slug'),
    severity: 'error',
    rule: 'front-matter',
    message: `slug "${post.slug}" is also the slug of ${twin.file}.`,
  };
  return { ...file, post: undefined, findings: [...file.findings, finding] };
}
