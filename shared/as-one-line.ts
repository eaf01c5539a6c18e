/** A value that becomes a line of an e-mail or a cell of a table stays one line. */
export const asOneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
