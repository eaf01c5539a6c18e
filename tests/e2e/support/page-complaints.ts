import type { ConsoleMessage, Page } from 'playwright';

/**
 * Whether a test itself brought a message: it asked where something is that is laid out a frame later
 * (client/src/app/lay-out-in-parts.ts). Visitors' consoles hide such hints.
 */
export const isOfTest = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Rendering was performed in a subtree hidden by content-visibility');

/**
 * Writes down everything a page should not do: print to the console, throw, fail to load something
 * or ask another host.
 * @returns the list, which grows while the page lives
 */
export function recordComplaints(page: Page, siteUrl: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (isOfTest(message)) return;
    complaints.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // A visitor who moves on takes back what was still loading.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} (${reason})`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const isNetwork = protocol === 'http:' || protocol === 'https:';
    if (isNetwork && origin !== siteUrl) complaints.push(`third party: ${request.url()}`);
  });
  return complaints;
}
