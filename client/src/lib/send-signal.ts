/**
 * What one part of the page may send to its listeners (on-signal.ts): features do not know each other,
 * and a signal holds numbers and errors, never a visitor's words.
 */
export interface SiteSignals {
  /** The visitor has sent a message to the assistant; `count` of this conversation, from 1. */
  readonly 'chat-message': { readonly count: number };
  /** The server has a lead from the chat. */
  readonly 'lead-delivered': null;
  /** The visitor wants to be called: the assistant asks for their details. */
  readonly 'call-back-wanted': null;
  /** A part of the page broke while it was drawn. */
  readonly 'render-error': unknown;
}

/** Notifies everybody who listens at this moment; nothing is queued for those who come later. */
export function sendSignal<N extends keyof SiteSignals>(name: N, detail: SiteSignals[N]): void {
  document.dispatchEvent(new CustomEvent(`site:${name}`, { detail }));
}
