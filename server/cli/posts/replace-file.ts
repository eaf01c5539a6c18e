import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '#server/lib/operator-error.ts';

/**
 * Replaces a file atomically.
 * @returns puts the former text back
 * @throws OperatorError when the file cannot be written; then it is as it was
 */
export async function replaceFile(
  folder: string,
  name: string,
  text: string,
): Promise<() => Promise<void>> {
  const path = join(folder, name);
  // Beside the file, so that it can be renamed; not named *.md, so that no sync takes it for a post.
  const draft = join(folder, `.${name}.${process.pid}`);
  const write = async (content: string | Buffer) => {
    try {
      const { mode } = await stat(path);
      await writeFile(draft, content, { mode });
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      const { code } = error as NodeJS.ErrnoException;
      throw new OperatorError(`${path} cannot be written (${code ?? 'unknown'}).`);
    }
  };
  const former = await readFile(path);
  await write(text);
  return () => write(former);
}
