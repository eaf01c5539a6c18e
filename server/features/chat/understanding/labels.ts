/** What follow-ups belong to that no topic answers. */
export const NOT_STATED = 'not-stated';
/** What everyday questions are to the classifier of dangers, and what only sounds like one. */
export const CALM = 'calm';
/** What somebody asks who has left a danger behind. */
export const ELSEWHERE = 'elsewhere';
