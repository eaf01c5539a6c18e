/** What the app takes of this feature, as one deferred file. */
export { isAllowed } from './create-consent.ts';
export { eraseThirdParties } from './erase-third-parties.ts';
export { mountPrivacy, openConsent } from './mount-privacy.tsx';
