import { storageKeys } from './storage-keys.ts';

export { type StorageKey, storageKeys } from './storage-keys.ts';

/**
 * Every cookie and storage key this site can set. The cookie policy prints this table and the code
 * takes its keys from here, so the two cannot drift apart.
 */
export interface StorageEntry {
  /** Exact name; an asterisk stands for an id that the service adds. */
  name: string;
  kind: 'session storage' | 'local storage' | 'cookie';
  setBy: 'this site' | 'Google' | 'Google Analytics' | 'Meta';
  purpose: string;
  duration: string;
}

export const ownStorage: readonly StorageEntry[] = [
  {
    name: storageKeys.session,
    kind: 'session storage',
    setBy: 'this site',
    purpose: 'A random identifier for this visit, made of a prefix and random characters.',
    duration: 'Until you close the tab',
  },
  {
    name: storageKeys.chat,
    kind: 'session storage',
    setBy: 'this site',
    purpose: 'Your conversation with the chat assistant, so that it survives a change of page.',
    duration: 'Until you close the tab or clear the conversation',
  },
  {
    name: storageKeys.pendingLead,
    kind: 'session storage',
    setBy: 'this site',
    purpose:
      'Contact details from the chat that could not be sent yet, so that they can be sent again.',
    duration: 'Until they are sent, or you close the tab',
  },
  {
    name: storageKeys.privacyChoice,
    kind: 'local storage',
    setBy: 'this site',
    purpose:
      'Whether you accepted or declined analytics, on which day, and which version of the question you saw.',
    duration: '12 months, then you are asked again',
  },
];

/** Set only after the visitor accepted, and only where the service is switched on. */
export const thirdPartyStorage: readonly StorageEntry[] = [
  {
    name: '_ga',
    kind: 'cookie',
    setBy: 'Google Analytics',
    purpose: 'Tells one browser from another, to count visits.',
    duration: 'Up to 2 years',
  },
  {
    name: '_ga_*',
    kind: 'cookie',
    setBy: 'Google Analytics',
    purpose: 'Keeps the state of a visit.',
    duration: 'Up to 2 years',
  },
  {
    name: '_fbp',
    kind: 'cookie',
    setBy: 'Meta',
    purpose: 'Tells one browser from another, to measure advertising.',
    duration: 'Up to 90 days',
  },
  {
    name: '_fbc',
    kind: 'cookie',
    setBy: 'Meta',
    purpose: 'Remembers that a visit came from a click on an ad.',
    duration: 'Up to 90 days',
  },
  {
    name: '_gcl_*',
    kind: 'cookie',
    setBy: 'Google',
    purpose: 'Remembers that a visit came from a click on an ad.',
    duration: 'Up to 90 days',
  },
  {
    name: '_gcl_ls',
    kind: 'local storage',
    setBy: 'Google',
    purpose: 'Remembers that a visit came from a click on an ad.',
    duration: 'Until you withdraw or clear your browser',
  },
  {
    name: 'lastExternalReferrer',
    kind: 'local storage',
    setBy: 'Meta',
    purpose: 'Remembers the site that a visit came from.',
    duration: 'Until you withdraw or clear your browser',
  },
  {
    name: 'lastExternalReferrerTime',
    kind: 'local storage',
    setBy: 'Meta',
    purpose: 'Remembers when that was.',
    duration: 'Until you withdraw or clear your browser',
  },
];
