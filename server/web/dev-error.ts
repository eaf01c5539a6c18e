import { stripVTControlCharacters } from 'node:util';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { unescapeHtml } from '#server/lib/escape.ts';

/** What the bundler and its plugins add to an error. */
type BuildError = Error & Partial<Pick<ErrorPayload['err'], 'frame' | 'id' | 'loc' | 'plugin'>>;

/** React sends a page whose screen failed with a note for the browser in the place of the screen. */
export function errorInMarkup(body: string): Error | undefined {
  const [, message, stack = ''] =
    /<template data-msg="([^"]*)"(?: data-stck="([^"]*)")?/.exec(body) ?? [];
  if (message === undefined) return undefined;
  return Object.assign(new Error(unescapeHtml(message)), { stack: unescapeHtml(stack) });
}

/**
 * Says in the terminal what went wrong, and makes the page that shows it in Vite's overlay; the page loads anew
 * as soon as a file has changed.
 */
export function devErrorPage(vite: ViteDevServer, error: BuildError): string {
  vite.ssrFixStacktrace(error);
  const { frame = '', id, loc, plugin } = error;
  const message = stripVTControlCharacters(error.message);
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^ +at /.test(line) && !line.includes('/node_modules/'))
    .join('\n');
  vite.config.logger.error(`${error.message}\n${stack}`, { timestamp: true, error });
  vite.watcher.once('change', () => vite.ws.send({ type: 'full-reload' }));
  const shown = JSON.stringify({
    message,
    stack,
    frame: stripVTControlCharacters(frame),
    id,
    loc,
    plugin,
  });
  return `<!doctype html>
<title>Error</title>
<body>
<script type="module">
  import { ErrorOverlay } from '/@vite/client';
  document.body.append(new ErrorOverlay(${shown.replaceAll('<', '\\u003c')}));
</script>`;
}
