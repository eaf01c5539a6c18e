import { faq } from '#shared/content/faq.ts';
import { menuServices } from '#shared/content/service-summaries.ts';
import { smsForm } from '#shared/content/sms-consent.ts';
import { homeTestimonials } from '#shared/content/testimonials.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { NOT_FOUND_NOTICE } from './support/every-page.ts';
import { hydrated } from './support/hydration.ts';
import { faultsOnTheWay, hasFocus, press, walkTo } from './support/keyboard.ts';

const banner = (page: Page) => page.getByRole('banner');
const heading = (page: Page) => page.locator('h1');
const isOpen = (details: Locator) =>
  details.evaluate((element: HTMLDetailsElement) => element.open);

describe('header', () => {
  const servicesMenu = (page: Page) => banner(page).locator('.menu-row details');
  const mobileMenu = (page: Page) =>
    banner(page).locator('details', { has: page.locator('summary[aria-label=Menu]') });

  test('past the skip link the next stop stands in the page', async ({ openPage }) => {
    const page = await openPage('/');
    await press(page, 'Tab', 'Enter', 'Tab');
    expect(await page.locator('#main :focus').count()).toBe(1);
  });

  test('Space opens the services menu, Tab reads all of it and goes on, and it closes behind', async ({
    openPage,
  }) => {
    const page = await openPage('/');
    await hydrated(page);
    await walkTo(page, servicesMenu(page).locator('summary'));
    await press(page, 'Space');
    for (const { id } of menuServices) {
      await press(page, 'Tab');
      expect(await page.locator(':focus').getAttribute('href')).toBe(`/services/${id}`);
    }
    await press(page, 'Tab');
    expect(await page.locator(':focus').textContent()).toBe('View All Services');
    expect(await isOpen(servicesMenu(page))).toBe(true);
    await press(page, 'Tab');
    expect(await page.locator(':focus').textContent()).toBe('About');
    expect(await isOpen(servicesMenu(page))).toBe(false);
  });

  test('the services menu closes behind Shift+Tab too', async ({ openPage }) => {
    const page = await openPage('/');
    await hydrated(page);
    await walkTo(page, servicesMenu(page).locator('summary'));
    await press(page, 'Enter', 'Shift+Tab');
    expect(await hasFocus(banner(page).locator('a[href="/"]'))).toBe(true);
    expect(await isOpen(servicesMenu(page))).toBe(false);
  });

  test('a service chosen by Enter is read from its heading on, and Back from the heading before', async ({
    openPage,
  }) => {
    const page = await openPage('/about');
    await hydrated(page);
    await walkTo(page, servicesMenu(page).locator('summary'));
    await press(page, 'Enter', 'Tab', 'Enter');
    await page.waitForURL(`**/services/${menuServices[0]?.id}`);
    await expect.poll(() => hasFocus(heading(page))).toBe(true);
    expect(await isOpen(servicesMenu(page))).toBe(false);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL('**/about');
    await expect.poll(() => hasFocus(heading(page))).toBe(true);
  });

  test('the menu of small screens and its list of services: opened, read and left by keyboard', async ({
    openPage,
  }) => {
    const page = await openPage('/', { width: 360, height: 800 });
    await hydrated(page);
    const summary = mobileMenu(page).locator('summary').first();
    await walkTo(page, summary);
    await press(page, 'Enter', 'Tab', 'Space', 'Tab');
    expect(await page.locator(':focus').textContent()).toBe(menuServices[0]?.title);
    await press(page, 'Escape');
    expect(await isOpen(mobileMenu(page))).toBe(false);
    expect(await hasFocus(summary)).toBe(true);

    await press(page, 'Enter');
    await walkTo(page, mobileMenu(page).locator('a').last());
    expect(await isOpen(mobileMenu(page))).toBe(true);
    await press(page, 'Tab');
    expect(await page.locator('#main :focus').count()).toBe(1);
    expect(await isOpen(mobileMenu(page))).toBe(false);
  });

  test('Escape pressed on a menu that was opened before the code came works when it has come', async ({
    openPage,
  }) => {
    const page = await openPage('/');
    const summary = servicesMenu(page).locator('summary');
    await walkTo(page, summary);
    await press(page, 'Enter', 'Tab');
    await hydrated(page);
    await press(page, 'Escape');
    expect(await isOpen(servicesMenu(page))).toBe(false);
    expect(await hasFocus(summary)).toBe(true);
  });
});

describe('carousel', () => {
  const region = (page: Page) => page.getByRole('region', { name: 'Client testimonials' });
  const button = (page: Page, name: string) => region(page).getByRole('button', { name });
  const announces = (page: Page) => region(page).locator('[aria-live]').getAttribute('aria-live');
  /** The slide a screen reader finds: the others are hidden from it. */
  const slide = (page: Page, number: number) =>
    region(page).getByRole('group', { name: `${number} of ${homeTestimonials.length}` });

  test('it is announced as a carousel with one slide to read', async ({ openPage }) => {
    const page = await openPage('/', { reducedMotion: 'reduce' });
    await hydrated(page);
    expect(await region(page).getAttribute('aria-roledescription')).toBe('carousel');
    expect(await slide(page, 1).getAttribute('aria-roledescription')).toBe('slide');
    expect(await region(page).getByRole('group').count()).toBe(1);
    expect(await announces(page)).toBe('polite');
  });

  test('it stops for the keyboard, is worked by it, and stays paused when it moves on', async ({
    openPage,
  }) => {
    const page = await openPage('/');
    await hydrated(page);
    await walkTo(page, button(page, 'Pause'));
    await expect.poll(() => announces(page)).toBe('polite');
    await press(page, 'Enter');
    await button(page, 'Play').waitFor();
    expect(await hasFocus(button(page, 'Play'))).toBe(true);

    await walkTo(page, button(page, 'Show quote 2'));
    await press(page, 'Enter');
    await slide(page, 2).waitFor();
    await expect.poll(() => button(page, 'Show quote 2').getAttribute('aria-current')).toBe('true');
    await walkTo(page, button(page, 'Next'), 'Shift+Tab');
    await press(page, 'Space');
    await slide(page, 3).waitFor();
    await press(page, 'Shift+Tab', 'Enter');
    await slide(page, 2).waitFor();
    expect(await hasFocus(button(page, 'Previous'))).toBe(true);

    await walkTo(page, page.getByRole('link', { name: 'Network Transformation' }));
    expect(await announces(page)).toBe('polite');
  });

  test('it rotates again when the keyboard only passed through', async ({ openPage }) => {
    const page = await openPage('/');
    await hydrated(page);
    await walkTo(page, button(page, 'Pause'));
    await expect.poll(() => announces(page)).toBe('polite');
    await press(page, 'Shift+Tab');
    await expect.poll(() => announces(page)).toBe('off');
  });
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  test(`Enter and Space fold the answers ${how} JavaScript`, async ({ openPage }) => {
    const first = faq[0] ?? expect.unreachable();
    const page = await openPage('/', { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    const question = page.locator('summary', { hasText: first.question });
    const answer = page.locator('details', { has: question }).getByText(first.answer);
    await walkTo(page, question);
    await press(page, 'Enter');
    expect(await answer.isVisible()).toBe(true);
    await press(page, 'Space');
    expect(await answer.isVisible()).toBe(false);
  });
}

describe('SMS form', () => {
  const PATH = '/sms-opt-in';
  const phone = (page: Page) => page.getByLabel(smsForm.phoneLabel);
  const box = (page: Page) => page.getByRole('checkbox');
  const submit = (page: Page) => page.getByRole('button', { name: smsForm.submitLabel });
  const isInvalid = (field: Locator) => field.getAttribute('aria-invalid');
  /** What a screen reader adds to the field's name. */
  const description = (field: Locator) =>
    field.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    );

  test('faults are told where the keyboard is, one field after the other', async ({ openPage }) => {
    const page = await openPage(PATH);
    await hydrated(page);
    const { phoneTooShort, consentRequired } = smsForm.validation;
    await walkTo(page, page.getByRole('main').getByRole('link', { name: smsForm.heading }).first());
    await press(page, 'Enter', 'Tab');
    expect(await hasFocus(phone(page))).toBe(true);

    await walkTo(page, submit(page));
    await press(page, 'Enter');
    await expect.poll(() => hasFocus(phone(page))).toBe(true);
    expect(await isInvalid(phone(page))).toBe('true');
    expect(await description(phone(page))).toContain(phoneTooShort);

    await page.keyboard.type('(405) 555-0142');
    await expect.poll(() => isInvalid(phone(page))).toBe('false');
    expect(await description(phone(page))).toBe(smsForm.phoneHint);

    await press(page, 'Enter');
    await expect.poll(() => hasFocus(box(page))).toBe(true);
    expect(await isInvalid(box(page))).toBe('true');
    expect(await description(box(page))).toBe(consentRequired);
    await press(page, 'Space');
    expect(await box(page).isChecked()).toBe(true);
    await expect.poll(() => isInvalid(box(page))).toBe('false');
  });

  test('after the sign-up F8 leads to the toast, where it waits, and Escape closes it', async ({
    openPage,
  }) => {
    const page = await openPage(PATH);
    await hydrated(page);
    await walkTo(page, phone(page));
    await page.keyboard.type('(405) 555-0142');
    await press(page, 'Tab', 'Space');
    await walkTo(page, submit(page));
    await press(page, 'Enter');
    await expect
      .poll(() => hasFocus(page.locator('#sign-up').getByText(smsForm.successMessage)))
      .toBe(true);

    const toasts = page.getByRole('region', { name: 'Notifications (F8)' });
    await toasts.getByText(smsForm.successToast.title).waitFor();
    await press(page, 'F8');
    await walkTo(page, toasts.getByRole('button', { name: 'Close' }));
    await press(page, 'Escape');
    await expect.poll(() => toasts.getByRole('listitem').count()).toBe(0);
  });

  test('a server that fails leaves the keyboard at the button', async ({ openPage }) => {
    const page = await openPage(PATH, { expected: [/status of 503/] });
    await hydrated(page);
    const message = 'We cannot save this right now.';
    await page.route('**/api/sms-optin', (route) =>
      route.fulfill({ status: 503, json: { success: false, message } }),
    );
    await walkTo(page, phone(page));
    await page.keyboard.type('(405) 555-0142');
    await press(page, 'Tab', 'Space');
    await walkTo(page, submit(page));
    await press(page, 'Space');
    await page.getByText(message, { exact: true }).first().waitFor();
    await expect.poll(() => hasFocus(submit(page))).toBe(true);
  });

  test('without JavaScript the list of faults leads to the fields', async ({ openPage }) => {
    const page = await openPage(PATH, { javaScriptEnabled: false, expected: [/status of 400/] });
    await walkTo(page, phone(page));
    await page.keyboard.type('555');
    await press(page, 'Enter');
    const { phoneTooShort, consentRequired } = smsForm.validation;
    await walkTo(page, page.getByRole('alert').getByRole('link', { name: phoneTooShort }));
    await press(page, 'Enter');
    expect(await hasFocus(phone(page))).toBe(true);
    expect(await description(phone(page))).toContain(phoneTooShort);
    await walkTo(
      page,
      page.getByRole('alert').getByRole('link', { name: consentRequired }),
      'Shift+Tab',
    );
    await press(page, 'Enter');
    expect(await hasFocus(box(page))).toBe(true);
  });
});

test('a link to a part of another page moves the keyboard there', async ({ openPage }) => {
  const page = await openPage('/');
  await hydrated(page);
  await walkTo(page, page.getByRole('main').getByRole('link', { name: 'Get in Touch' }).first());
  await press(page, 'Enter');
  await page.waitForURL('**/contact#contact-top');
  const part = page.locator('#contact-top');
  await expect
    .poll(() => part.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
  await press(page, 'Tab');
  expect(await hasFocus(part.getByRole('link').first())).toBe(true);
});

test('from a page that does not exist the keyboard finds home', async ({ openPage }) => {
  const page = await openPage('/no-such-page', { expected: [NOT_FOUND_NOTICE] });
  await hydrated(page);
  await walkTo(page, page.getByRole('main').getByRole('link', { name: 'Return to Home' }));
  await press(page, 'Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => hasFocus(heading(page))).toBe(true);
});

for (const { path, forcedColors } of [
  { path: '/', forcedColors: 'none' },
  { path: '/', forcedColors: 'active' },
  { path: '/sms-opt-in', forcedColors: 'none' },
] as const) {
  const colors = forcedColors === 'active' ? 'forced colors' : 'its own colors';
  test(`at 400 % zoom and in ${colors} every stop of ${path} is seen, forth and back`, async ({
    openPage,
  }) => {
    const page = await openPage(path, { width: 320, height: 256, forcedColors });
    await hydrated(page);
    for (const key of ['Tab', 'Shift+Tab']) {
      const { stops, faults } = await faultsOnTheWay(page, key);
      expect(faults).toEqual([]);
      expect(stops).toBeGreaterThan(20);
    }
  });
}

test('the services menu keeps its width and height when the page is scrolled', async ({
  openPage,
}) => {
  const page = await openPage('/', { height: 720 });
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 600));
  await page.locator('header[data-tight]').waitFor();
  await walkTo(page, banner(page).locator('.menu-row summary'), 'Shift+Tab');
  await press(page, 'Enter');
  await page.locator('header[data-tight]').waitFor();
  const all = await banner(page).locator('.menu-row a[href="/services"]').boundingBox();
  expect(all?.width).toBeGreaterThan(700);
  expect((all?.y ?? 0) + (all?.height ?? 0)).toBeLessThan(720);
});
test('in a low window the last link of the services menu is seen', async ({ openPage }) => {
  const page = await openPage('/', { height: 400 });
  await hydrated(page);
  await walkTo(page, banner(page).locator('.menu-row summary'));
  await press(page, 'Enter');
  const last = banner(page).locator('.menu-row a[href="/services"]');
  await walkTo(page, last);
  const box = await last.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(400);
});
test('choosing the page one is on keeps the keyboard in the page', async ({ openPage }) => {
  const page = await openPage('/services/helpdesk-support');
  await hydrated(page);
  await walkTo(page, banner(page).locator('.menu-row summary'));
  const entries = await page.evaluate(() => history.length);
  await press(page, 'Enter', 'Tab', 'Enter');
  await expect.poll(() => hasFocus(heading(page))).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
test('the carousel stands still for a keyboard that came before the code', async ({
  openPage,
  siteUrl,
}) => {
  const page = await openPage('/elo');
  const held: (() => Promise<void>)[] = [];
  await page.route('**/assets/*.js', (route) => void held.push(() => route.continue()));
  await page.goto(siteUrl);
  const region = page.getByRole('region', { name: 'Client testimonials' });
  await walkTo(page, region.getByRole('button', { name: 'Next' }));
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.unroute('**/assets/*.js');
  await Promise.all(held.map((go) => go().catch(() => undefined)));
  await page.locator('[data-late-part][data-live]').waitFor();
  expect(await region.locator('[aria-live]').getAttribute('aria-live')).toBe('polite');
});
test('a wrong box shows where the keyboard is', async ({ openPage }) => {
  const page = await openPage('/sms-opt-in');
  await hydrated(page);
  const box = page.getByRole('checkbox');
  const ring = () =>
    box.evaluate((element) => {
      const { outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
      return [outlineWidth, outlineColor, boxShadow].join();
    });
  await walkTo(page, page.getByRole('button', { name: smsForm.submitLabel }));
  await press(page, 'Enter');
  await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true');
  const without = await ring();
  await walkTo(page, box);
  expect(await ring()).not.toBe(without);
});
test('the message about a posted sign-up leaves a keyboard that has moved on', async ({
  openPage,
}) => {
  const page = await openPage('/sms-opt-in');
  const held: (() => Promise<void>)[] = [];
  await page.route('**/assets/*.js', (route) => void held.push(() => route.continue()));
  await page.reload();
  await walkTo(page, page.getByLabel(smsForm.phoneLabel));
  await page.keyboard.type('(405) 555-0142');
  await press(page, 'Tab', 'Space', 'Enter');
  await page.locator('#sign-up').getByText(smsForm.successMessage).waitFor();
  await press(page, 'Tab');
  const place = await page.locator(':focus').textContent();
  await page.unroute('**/assets/*.js');
  await Promise.all(held.map((go) => go().catch(() => undefined)));
  await page.waitForFunction(() => 'live' in document.documentElement.dataset);
  expect(await page.locator(':focus').textContent()).toBe(place);
});
test('forced colors tell the dot of the shown quote from the others', async ({ openPage }) => {
  const page = await openPage('/', { forcedColors: 'active', reducedMotion: 'reduce' });
  await hydrated(page);
  const fill = (dot: Locator) =>
    dot.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  // Drawn with its fill only, and forced colors take that away: it is the canvas's own.
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await fill(page.locator('.carousel-dot[aria-current]'))).not.toBe(canvas);
});
test('in reduced motion the next quote is there without a fade', async ({ openPage }) => {
  const page = await openPage('/', { reducedMotion: 'reduce' });
  await hydrated(page);
  const region = page.getByRole('region', { name: 'Client testimonials' });
  const next = region.getByRole('button', { name: 'Next' });
  await walkTo(page, next);
  // Asked for before the key, and awaited after it: kept in a property, or the call would wait for it.
  await next.evaluate((button) => {
    Object.assign(button, {
      framesWithout: new Promise<number>((resolve) => {
        const slides = [
          ...(button.closest('[aria-roledescription=carousel]') ?? document).querySelectorAll(
            '[role=group]',
          ),
        ];
        const readable = () => slides.filter((slide) => getComputedStyle(slide).opacity === '1');
        let without = 0;
        let frames = 0;
        const look = () => {
          if (readable().length === 0) without += 1;
          frames += 1;
          // Longer than the fade of 500 ms that everybody else sees.
          if (frames < 60) requestAnimationFrame(look);
          else resolve(without);
        };
        button.addEventListener('click', () => requestAnimationFrame(look), { once: true });
      }),
    });
  });
  await press(page, 'Enter');
  const without = await next.evaluate(
    (button) => (button as Element & { framesWithout?: Promise<number> }).framesWithout,
  );
  // React's way from the old quote to the new takes a frame or two; the fade would take thirty.
  expect(without).toBeLessThanOrEqual(4);
});
