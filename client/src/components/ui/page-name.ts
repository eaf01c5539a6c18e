/** What keeps to one line on a phone. */
const NAME_CHARACTERS = 24;

/** A page's name in a text keeps to one line: half a link reads as two. A longer line may break. */
export const isPageName = (label: string): boolean => label.length <= NAME_CHARACTERS;
