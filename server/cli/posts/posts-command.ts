import type { Command } from 'commander';
import type { StaffContext } from '../staff-context.ts';
import { addAddressCommands } from './address-commands.ts';
import { addLint } from './lint-command.ts';
import { addList } from './list-command.ts';
import { addNew } from './new-command.ts';
import { addPreview } from './preview-command.ts';
import { addStateCommands } from './state-commands.ts';
import { addSync } from './sync-command.ts';

/** `posts …`: from a Markdown file to a reader (docs/writing-a-post.md). */
export function addPostsCommand(program: Command, context: StaffContext): void {
  const posts = program
    .command('posts')
    .description('write, check and publish blog posts (docs/writing-a-post.md)');
  addNew(posts, context);
  addLint(posts, context);
  addSync(posts, context);
  addList(posts, context);
  addPreview(posts, context);
  addStateCommands(posts, context);
  addAddressCommands(posts, context);
}
