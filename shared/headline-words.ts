/** Where the typed headline may go to the next line: behind each word, save that the last never stands alone. */
export const HEADLINE_WORDS = /(?<= )(?!\S+$)/;
