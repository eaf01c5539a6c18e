/** How many words a text has. */
export const words = (text: string) => text.trim().split(/\s+/).length;
