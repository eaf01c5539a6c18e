import { asOneLine } from '#shared/as-one-line.ts';

/**
 * Text as it may stand in the header of an e-mail: one line, without characters that nobody sees or that turn
 * the order, and without the start of an encoded word (RFC 2047), which readers would decode into anything.
 */
export const mailHeaderText = (text: string): string =>
  asOneLine(text.replace(/\p{Cf}/gu, '')).replaceAll('=?', '= ?');
