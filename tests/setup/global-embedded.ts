import { templateFolder } from './embedded-template.ts';

/** Makes the template before the workers start, each of which would make one of its own. */
export default async function globalEmbedded(): Promise<void> {
  await templateFolder();
}
