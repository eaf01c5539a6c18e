/** What follow-ups belong to that no topic answers. */
export const NOT_STATED = 'not-stated';
