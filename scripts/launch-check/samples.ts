/**
 * How a sample is recognized. Where the world reserves values for examples, the pattern
 * is the reservation; the names are the sample identity's own.
 */

const SAMPLE_NAME = /\bredbud\b/i;

/** Names that RFC 2606 and RFC 6761 reserve: they lead nowhere. */
const RESERVED_HOST = /(^|[@/.])(example|test|invalid|localhost)(\.(com|net|org))?(?=[:/?#]|$)/i;

/** 555-0100 to 555-0199 of any area are kept free for fiction (NANPA). */
const FICTIONAL_NUMBER = /^\+1\d{3}55501\d{2}$/;

/** The text when it carries the sample name, otherwise null. */
export const sampleName = (text: string) => (SAMPLE_NAME.test(text) ? text : null);

/** The address, URL or e-mail, when its host is reserved for examples, otherwise null. */
export const sampleHost = (text: string) => (RESERVED_HOST.test(text) ? text : null);

/** What people read of a telephone number that can reach nobody, otherwise null. */
export const sampleNumber = ({ display, e164 }: { display: string; e164: string }) =>
  FICTIONAL_NUMBER.test(e164) ? display : null;

/** "3 of 4" of what is still a sample, null when nothing is. */
export function countOf(samples: number, all: number, noun: string): string | null {
  return samples === 0 ? null : `${samples} of ${all} ${noun}`;
}
