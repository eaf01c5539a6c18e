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
    '<main><button type="button">Next</button><input type="checkbox"></main></div></div>';
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

test('React hears of what is done to a field as soon as it can', () => {
  press('input');
  expect(heard).toEqual(['pointerdown input', 'keydown input', 'click input']);
});
