import { announceLive } from '../lib/live.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { replayEarlyClicks } from './activation.ts';

const heard: string[] = [];
const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

beforeAll(() => {
  replayEarlyClicks();
});

beforeEach(() => {
  heard.length = 0;
  delete document.documentElement.dataset['live'];
  document.body.innerHTML =
    '<div id="root"><div id="screen"><header><button type="button">Chat</button></header>' +
    '<main><h1>Text us</h1><button type="button">Next</button>' +
    '<input type="tel"><input type="checkbox"></main></div></div>';
  for (const type of ['pointerdown', 'keydown', 'click']) {
    find('#root').addEventListener(type, ({ target }) =>
      heard.push(`${type} ${(target as Element).localName}`),
    );
  }
});

const press = (selector: string) => {
  for (const type of ['pointerdown', 'keydown', 'click']) {
    find(selector).dispatchEvent(new Event(type, { bubbles: true }));
  }
};

test('React hears of no press on a button before it has taken over, and of the click afterwards', async () => {
  press('header button');
  expect(heard).toEqual([]);
  announceLive(find('#screen'));
  await vi.waitFor(() => expect(heard).toEqual(['click button']));
  press('header button');
  expect(heard).toHaveLength(4);
});

test('a click in the page waits for the page, not for what is around it', async () => {
  press('main button');
  announceLive(find('#screen'));
  press('header button');
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard.filter((each) => each.startsWith('click'))).toEqual(['click button']);
  announceLive(document.documentElement);
  await vi.waitFor(() => expect(heard.filter((each) => each.startsWith('click'))).toHaveLength(2));
});

test.each(['h1', 'input[type=tel]'])(
  'a press on %s does not have React hydrate the page in that task',
  (selector) => {
    find(selector).dispatchEvent(new Event('pointerdown', { bubbles: true }));
    find(selector).dispatchEvent(new Event('click', { bubbles: true }));
    expect(heard).toEqual([]);
    announceLive(document.documentElement);
    press(selector);
    expect(heard).toHaveLength(3);
  },
);

test('React hears that a box was ticked as soon as it can', () => {
  press('input[type=checkbox]');
  expect(heard).toEqual(['click input']);
});

test("a key that no control has is the document's at all times", () => {
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  find('h1').dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(heard).toEqual(['keydown h1']);
});
