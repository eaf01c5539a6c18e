import { smsPage } from '#shared/content/sms-consent.ts';
import { expect, test } from 'vitest';
import { cookiePolicy } from './cookie-policy.ts';
import { inShort } from './in-short.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsOfService } from './terms-of-service.ts';

test.for([
  ['privacy', inShort.privacy, privacyPolicy.sections],
  ['terms', inShort.terms, termsOfService.sections],
  ['cookies', inShort.cookies, cookiePolicy.sections],
  ['sms', inShort.sms, [...smsPage.beforeForm, ...smsPage.afterForm]],
] as const)('every sentence about %s stands beside a section', ([, summaries, sections]) => {
  const ids: readonly string[] = sections.map(({ id }) => id);
  expect(Object.keys(summaries).filter((id) => !ids.includes(id))).toEqual([]);
});
