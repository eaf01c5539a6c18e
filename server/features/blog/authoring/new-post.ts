import slugify from '@sindresorhus/slugify';

const MAX_SLUG_CHARACTERS = 80;

/** The slug of a title: `"EHR" & you: what's next?` becomes `ehr-and-you-whats-next`. */
export function slugOf(title: string): string {
  const slug = slugify(title, { decamelize: false }).replace(/[^a-z0-9-]/g, '');
  if (slug.length <= MAX_SLUG_CHARACTERS) return slug;
  return slug
    .slice(0, MAX_SLUG_CHARACTERS + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, MAX_SLUG_CHARACTERS);
}

/** The file of a new draft, with everything in place that a writer has to fill in. */
export function newPostText(title: string, slug: string): string {
  // A string of JSON is a string of YAML: quotes, colons and hashes in a title do no harm.
  return `---
title: ${JSON.stringify(title)}
slug: ${JSON.stringify(slug)}
summary:
tags: []
category:
status: draft
---

Say in two or three sentences what the reader can do after reading this.

**A sub-heading stands alone between two asterisks**

Then paragraphs, with a blank line between them.
`;
}
