import { useEffect, useRef } from 'react';

/** Cards for other sites and JSON-LD: written by the server alone (app/served-head.tsx). */
const SERVED_TAGS = 'meta[property],meta[name^=twitter],script[type$=ld\\+json]';

const STYLE = /<style>[^]*?<\/style>/g;

/**
 * After a change of page, takes the tags of the page before out of the document and brings those of the
 * new one from where they are written: its own document (docs/decisions/page-meta.md). Offline there are
 * none, which is better than those of another page.
 * @param address path and query
 */
export function useServedTags(address: string): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return undefined;
    shown.current = address;
    for (const element of document.querySelectorAll(SERVED_TAGS)) element.remove();
    const stop = new AbortController();
    bringServedTags(address, stop.signal).catch(() => undefined);
    return () => stop.abort();
  }, [address]);
}

async function bringServedTags(address: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(address, { signal, headers: { Accept: 'text/html' } });
  // A parsed document obeys this page's policy, which does not know the other page's style.
  const markup = (await response.text()).replaceAll(STYLE, '');
  const served = new DOMParser().parseFromString(trustedMarkup(markup), 'text/html');
  if (!signal.aborted) document.head.append(...served.querySelectorAll(SERVED_TAGS));
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string },
  ): { createHTML(text: string): string };
}

/** A page of this site; the policy lets only this name read markup (server/http/content-policy.ts). */
function trustedMarkup(markup: string): string {
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  tags ??= types?.createPolicy('tags', { createHTML: (text) => text });
  // A TrustedHTML is a string for all that the typings know.
  return tags?.createHTML(markup) ?? markup;
}
let tags: ReturnType<TrustedTypes['createPolicy']> | undefined;
