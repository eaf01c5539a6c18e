/** The shape of every slug; also a check of the table. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
