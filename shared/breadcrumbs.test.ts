import { expect, test } from 'vitest';
import { breadcrumbsAbove, breadcrumbTrail } from './breadcrumbs.ts';

test('a service lies below the services', () => {
  expect(breadcrumbTrail('service', { id: 'cloud-solutions' }, 'Cloud Solutions')).toEqual([
    { name: 'Home', path: '/' },
    { name: 'Services', path: '/services' },
    { name: 'Cloud Solutions', path: '/services/cloud-solutions' },
  ]);
});

test('a page of the first level lies below Home under the name that menus give it', () => {
  expect(breadcrumbTrail('about')).toEqual([
    { name: 'Home', path: '/' },
    { name: 'About Us', path: '/about' },
  ]);
});

test('Home is the way to itself and has nothing above', () => {
  expect(breadcrumbTrail('home')).toEqual([{ name: 'Home', path: '/' }]);
  expect(breadcrumbsAbove('home')).toEqual([]);
});

test('the way to an unknown address ends at Home', () => {
  expect(breadcrumbTrail('not-found')).toEqual([{ name: 'Home', path: '/' }]);
});
