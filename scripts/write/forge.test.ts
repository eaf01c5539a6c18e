import { expect, test } from 'vitest';
import { forgeSettings } from './forge.ts';

test('GitHub is reached at its own hosts, and signs people in where we say', () => {
  const url = 'https://sign-in.clinic.example';
  expect(forgeSettings({ repository: 'github:clinic/website', url })).toEqual({
    backend: { name: 'github', repo: 'clinic/website', branch: 'main', base_url: url },
    hosts: ['https://api.github.com', 'https://raw.githubusercontent.com'],
  });
});

test.each(['gitea', 'forgejo', 'gitlab'])('%s signs people in by itself', (forge) => {
  const url = 'https://git.clinic.example';
  const settings = forgeSettings({ repository: `${forge}:clinic/web@posts`, url, appId: 'x' });
  expect(settings.hosts).toEqual([url]);
  expect(settings.backend).toMatchObject({
    name: forge,
    branch: 'posts',
    app_id: 'x',
    base_url: url,
  });
});

test.each([
  ['nowhere:a/b', {}, /is no repository/],
  ['github', {}, /is no repository/],
  ['github:a/b', {}, /needs --url/],
  ['gitlab:a/b', {}, /needs --app-id/],
  ['gitea:a/b', { appId: 'x' }, /needs --url/],
])('%s with %j is refused in a sentence', (repository, options, sentence) => {
  expect(() => forgeSettings({ repository, ...options })).toThrow(sentence);
});
