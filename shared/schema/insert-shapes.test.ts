import { expect, test } from 'vitest';
import {
  insertBlogPostSchema,
  insertContactSubmissionSchema,
  insertSmsOptInSchema,
  insertUserSchema,
} from '../schema.ts';

test('a user is made of a name and a password (spec §3)', () => {
  expect(Object.keys(insertUserSchema.shape)).toEqual(['username', 'password']);
});

test.each([
  ['post', insertBlogPostSchema],
  ['lead', insertContactSubmissionSchema],
  ['sign-up', insertSmsOptInSchema],
])('what a %s is made of leaves out what the database sets (spec §3)', (_, { shape }) => {
  const given = Object.keys(shape);
  expect(given.filter((key) => ['id', 'createdAt', 'updatedAt'].includes(key))).toEqual([]);
  expect(given.length).toBeGreaterThan(1);
});
