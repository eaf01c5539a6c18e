import { expect, test } from 'vitest';
import { sharePicturePath } from './share-picture.ts';

test('the share picture of a page has the path of the page under /share', () => {
  expect(sharePicturePath('/services/network-services')).toBe(
    '/share/services/network-services.png',
  );
  expect(sharePicturePath('/blog/some-slug')).toBe('/share/blog/some-slug.png');
});

test('the home page, whose path has no name, is called home', () => {
  expect(sharePicturePath('/')).toBe('/share/home.png');
});
