import { company } from '#shared/content/company.ts';
import { matchPage } from '#shared/site-map.ts';
import { withoutEnding } from '#shared/without-ending.ts';

const ownNumbers = [company.phone, company.sms].map(({ e164 }) => e164.slice(2));
const ownEmails = Object.values(company.emails).map(({ address }) => address.toLowerCase());
const emergencyNumbers = new Set(['911', '988']);

const MARKDOWN_LINK = /\[([^[\]]*)\]\(([^()]*)\)/g;
const SCHEME = /\b(?:https?|ftp|file|data|javascript|vbscript|mailto|tel|sms|hxxps?)\s*:/i;
const PROTOCOL_RELATIVE = /(?:^|[^:\w])\/\/\w/;
const EMAIL = /(?<![^\s@()<>[\]])[^\s@()<>[\]]+\s*@\s*[^\s@()<>[\]]+/g;
/** `example.com`, `www.example.com/x`, `example dot com`. */
const HOST =
  /(?<![a-z0-9.-])[a-z0-9.-]*[a-z0-9-](?:\.| dot | ?\[dot\] ?| ?\(dot\) ?)(?:com|net|org|io|co|us|info|biz|ai|app|dev|xyz|ru|cn|me|tv|ly|gl|example|test|online|site|shop|top|link|click|health|edu|gov|zip|mov|uk|de|fr|ca|mx|eu|nl|cc|to|support|tech|cloud|live|pro|care|store|space|fun|icu|cam)\b(?!-)/gi;
const LONG_NUMBER = /\+?\(?\d(?:[\s().-]{0,3}\d){6,}/g;

/** Refuses every address that is not a page of this site, and phone and e-mail that are not ours. */
export function linksFault(answer: string): string | undefined {
  const text = answer.normalize('NFKC');
  for (const [, , target = ''] of text.matchAll(MARKDOWN_LINK)) {
    if (!isOwnPage(target.trimStart())) return 'a foreign link';
  }
  const rest = text.replace(MARKDOWN_LINK, '$1');
  if (/\]\s*\(|\]\s*\[|\]:/.test(rest)) return 'a broken link';
  if (SCHEME.test(rest) || PROTOCOL_RELATIVE.test(rest)) return 'a foreign address';
  for (const [email] of rest.matchAll(EMAIL)) {
    if (!ownEmails.includes(withoutEnding(email.toLowerCase(), '.,;:!?')))
      return 'a foreign e-mail address';
  }
  for (const [host] of rest.replace(EMAIL, '').matchAll(HOST)) {
    if (!company.web.label.endsWith(host.toLowerCase().replace(/^[.-]+/, '')))
      return 'a foreign address';
  }
  for (const [number] of rest.matchAll(LONG_NUMBER)) {
    if (!ownNumbers.includes(number.replace(/\D/g, '').replace(/^1/, '')))
      return 'a foreign number';
  }
  for (const [, short = ''] of rest.matchAll(/\b(?:call|text|dial|llame al?)\s+(\d{3,6})\b/gi)) {
    if (!emergencyNumbers.has(short)) return 'a foreign number';
  }
  return undefined;
}

/** A path of the site map, with or without an anchor; nothing that leads elsewhere. */
function isOwnPage(target: string): boolean {
  if (!/^\/(?![/\\])[\w/-]*(?:#[\w-]+)?$/.test(target)) return false;
  const [path = ''] = target.split('#');
  return matchPage(path).id !== 'not-found';
}
