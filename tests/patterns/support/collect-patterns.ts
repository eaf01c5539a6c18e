import { projectRoot } from '#server/lib/project-root.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { vi } from 'vitest';

/** A regular expression of the product, and where it is written. */
export interface FoundPattern {
  readonly source: string;
  readonly flags: string;
  /** `server/x.ts:12`, or the file alone for one that is put together. */
  readonly place: string;
}

const FOLDERS = ['server', 'shared', 'client/src'];

/** All patterns of the product: those written as such are read, those put together are caught. */
export async function collectPatterns(): Promise<readonly FoundPattern[]> {
  const found: FoundPattern[] = [];
  for (const file of sourceFiles()) {
    const { literals, constructed } = patternsIn(file);
    found.push(...literals);
    if (constructed === 0) continue;
    const caught = await constructedBy(file);
    if (caught.length < constructed) {
      throw new Error(
        `${file}: put patterns together at the top of the module, so that each is tested.`,
      );
    }
    found.push(...caught);
  }
  return [...new Map(found.map((one) => [`/${one.source}/${one.flags}`, one])).values()];
}

function sourceFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
}

function patternsIn(file: string): { literals: FoundPattern[]; constructed: number } {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const literals: FoundPattern[] = [];
  let constructed = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      const place = `${file}:${line + 1}`;
      literals.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), place });
    }
    const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isCall && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp') {
      constructed += 1;
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { literals, constructed };
}

/** Loads a module and catches every pattern that the product makes meanwhile. */
async function constructedBy(file: string): Promise<FoundPattern[]> {
  const caught: FoundPattern[] = [];
  const original = globalThis.RegExp;
  const isOurs = () => new Error().stack?.includes(file) === true;
  globalThis.RegExp = new Proxy(original, {
    construct(target, [source, flags = '']: [string, string?]) {
      if (isOurs()) caught.push({ source, flags, place: file });
      return new target(source, flags);
    },
  });
  // Tests of one worker share their modules: an earlier one may have loaded it.
  vi.resetModules();
  try {
    await import(/* @vite-ignore */ join(projectRoot, file));
  } finally {
    globalThis.RegExp = original;
  }
  return caught;
}
