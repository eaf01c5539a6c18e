import { expect, test } from 'vitest';
import { editFrontMatter } from './edit-front-matter.ts';

const published = {
  status: 'published',
  publishedAt: new Date('2026-12-01T14:00:00Z'),
  scheduledFor: null,
} as const;

const draft = `---
title: "A: title" # kept
slug: a
status: draft
tags: [one]
---

Text with
status: draft
`;

test('only the lines of the state change; comments, order and text stay', () => {
  expect(editFrontMatter(draft, published)).toBe(
    draft.replace('status: draft', "status: published\npublishedAt: '2026-12-01T14:00:00Z'"),
  );
});

test('a field that no longer holds is taken out, and the way back restores every byte', () => {
  const out = editFrontMatter(draft, published) ?? '';
  const back = { status: 'draft', publishedAt: null, scheduledFor: null } as const;
  expect(editFrontMatter(out, back)).toBe(draft);
});

test('line breaks of Windows stay', () => {
  const windows = draft.replaceAll('\n', '\r\n');
  const edited = editFrontMatter(windows, published) ?? '';
  expect(edited).toContain('status: published\r\npublishedAt');
  expect(edited.replaceAll('\r\n', '')).not.toContain('\n');
});

test('a state written over two lines is left to a person', () => {
  expect(editFrontMatter(draft.replace('status: draft', 'status:\n  draft'), published)).toBe(
    undefined,
  );
});
