import { readPostFolder } from '#server/features/blog/authoring/post-folder.ts';
import type { Command } from 'commander';
import { type StaffContext, jsonOption, printJson } from '../staff-context.ts';
import { findingLine, findPostFile, folderOption, lintFiles } from './post-source.ts';

interface Options {
  folder: string;
  strict?: true;
  json?: true;
}

export function addLint(posts: Command, context: StaffContext): void {
  posts
    .command('lint')
    .description('say what readers would see differently from what was meant; 1 when there is any')
    .argument('[posts...]', 'slugs or files; all posts when left out')
    .option('--strict', 'let hints count as findings too')
    .addOption(folderOption())
    .addOption(jsonOption())
    .action((names: string[], options: Options) => lint(context, names, options));
}

async function lint(context: StaffContext, names: string[], options: Options): Promise<void> {
  const { folder, strict, json } = options;
  const all = await readPostFolder(folder);
  const files = names.length === 0 ? all : names.map((name) => findPostFile(all, name));
  const findings = lintFiles(context, files, all);
  const counted = findings.filter(({ severity }) => strict === true || severity !== 'hint');
  if (json) {
    printJson(context, findings);
  } else {
    for (const finding of findings) context.print(findingLine(folder, finding));
    const hints = findings.length - counted.length;
    context.note(
      `${count(files.length, 'post')}: ${count(counted.length, 'finding')}${hints > 0 ? `, ${count(hints, 'hint')}` : ''}.`,
    );
  }
  context.finish(counted.length > 0 ? 1 : 0);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
