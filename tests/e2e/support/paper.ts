import type { Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';

/** Prints a page on US Letter and gives the lines of text of each sheet. */
export async function sheets(page: Page): Promise<string[][]> {
  // What only paper sees comes with the whole stylesheet, after the first paint.
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.includes('.css')),
  );
  const pdf = await page.pdf({ format: 'Letter' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((sheet) => sheet.split('\n').filter((line) => line.trim() !== ''));
}
