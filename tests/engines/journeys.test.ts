import { chatTexts } from '#shared/content/chat-texts.ts';
import { company } from '#shared/content/company.ts';
import { home } from '#shared/content/home.ts';
import { privacyTexts } from '#shared/content/privacy-texts.ts';
import { smsForm } from '#shared/content/sms-consent.ts';
import { expect, onTestFinished } from 'vitest';
import { inEveryEngine } from './support/engine-test.ts';
import {
  focused,
  fontsShown,
  gone,
  hydrated,
  scrolledTo,
  seen,
  started,
  until,
} from './support/questions.ts';
import { startOwnSite } from '../e2e/support/start-own-site.ts';
import { typedSoFar } from '../e2e/support/typed-so-far.ts';

const PHONE_PX = 447;

inEveryEngine((test, sweep) => {
  sweep('the headline types itself, and then the logo beats', async (visit) => {
    const visitor = await visit('/');
    await seen(visitor, 'h1', home.hero.headline);
    await until(() =>
      visitor.run(() =>
        document
          .getAnimations()
          .some(
            (animation) =>
              animation instanceof CSSAnimation && animation.animationName === 'heartbeat',
          ),
      ),
    );
  });

  sweep('the headline is typed letter by letter, behind one cursor', async (visit) => {
    const visitor = await visit('/');
    await seen(visitor, 'h1', home.hero.headline);
    const steps = [0, 3, 4, 20, 50];
    const found: object[] = [];
    for (const step of steps) found.push(await visitor.run(typedSoFar, 500 + 50 * step + 25));
    expect(found).toEqual(steps.map((characters) => ({ characters, cursors: 1 })));
  });

  test('the menu of services opens, Escape gives the focus back, and a choice leads on', async (visit) => {
    const visitor = await visit('/');
    await hydrated(visitor);
    await visitor.click('header summary', 'Services');
    await seen(visitor, 'header details[open] a', 'View All Services');
    await visitor.press('Escape');
    await gone(visitor, 'header details[open]');
    expect(await focused(visitor)).toBe('Services');
    await visitor.click('header summary', 'Services');
    // Left of the menu: over the headline lie its services.
    await visitor.click('footer p', company.blurb);
    await gone(visitor, 'header details[open]');
    expect(await visitor.run(() => location.pathname)).toBe('/');
    await visitor.click('header summary', 'Services');
    await visitor.click('header details[open] a', 'Cloud Solutions');
    await seen(visitor, 'h1', 'Cloud Solutions');
  });

  sweep('the menu of a phone unfolds its services and leads on', async (visit) => {
    const visitor = await visit('/', PHONE_PX);
    await hydrated(visitor);
    await visitor.click('summary[aria-label=Menu]');
    await visitor.click('.site-header-sheet summary', 'Services');
    await seen(visitor, '.site-header-sheet a', 'View All Services');
    await visitor.click('.site-header-sheet a', 'Testimonials');
    await until(() => visitor.run(() => location.pathname === '/testimonials'));
    await gone(visitor, '.site-header-sheet');
  });

  sweep('the testimonials turn by their buttons, and stand when paused', async (visit) => {
    const visitor = await visit('/');
    await hydrated(visitor);
    const region = '[aria-label="Client testimonials"]';
    const shown = () =>
      visitor.run(
        (selector) => document.querySelector(`${selector} [data-state=shown]`)?.ariaLabel ?? '',
        region,
      );
    await visitor.click(`${region} button[aria-label^=Pause]`);
    await seen(visitor, `${region} button[aria-label^=Play]`);
    const first = await until(shown);
    await visitor.click(`${region} button[aria-label^=Next]`);
    const second = await until(async () => {
      const now = await shown();
      return now !== first && now;
    });
    await visitor.click(`${region} button[aria-label^=Previous]`);
    await until(async () => (await shown()) === first);
    expect(second).not.toBe(first);
  });

  sweep('the network turns by itself, within its column', async (visit) => {
    const visitor = await visit('/services/network-services');
    const label = () =>
      visitor.run(
        () => document.querySelector('.carousel-slide[data-state=shown]')?.ariaLabel ?? '',
      );
    const first = await until(label);
    await until(async () => !['', first].includes(await label()));
    for (const width of [PHONE_PX, 1280, 1600, 1920]) {
      await visitor.resize(width, 800);
      const beyond = await visitor.run(() => {
        const place = document.querySelector('.picture-room')?.getBoundingClientRect();
        const parts = document.querySelectorAll('.picture-room *');
        return [...parts].filter(
          (part) => part.getBoundingClientRect().right > (place?.right ?? 0) + 1,
        ).length;
      });
      expect({ width, beyond }).toEqual({ width, beyond: 0 });
    }
  });

  sweep('a question unfolds its answer', async (visit) => {
    const visitor = await visit('/');
    await visitor.click('main details summary');
    await seen(visitor, 'main details[open] p');
  });

  test('the assistant answers, takes a lead, and Escape gives the focus back', async (visit) => {
    const visitor = await visit('/about');
    await hydrated(visitor);
    await visitor.click('.chat-launcher');
    await seen(visitor, '.chat-panel textarea');
    await visitor.click('.chat-panel textarea');
    await visitor.type('My name is Dana Reed, dana@clinic.example, 405-555-0123');
    await visitor.press('Enter');
    await seen(visitor, '.chat-card');
    await visitor.click('.chat-card button', chatTexts.lead.send);
    await seen(visitor, 'li', chatTexts.lead.toast.title);
    await gone(visitor, '.chat-card');
    await visitor.press('Escape');
    await gone(visitor, '.chat-panel');
    await until(() =>
      visitor.run(() => document.activeElement?.className.includes('chat-launcher') ?? false),
    );
  });

  test('the form says what is wrong, and then that it has been sent', async (visit) => {
    const visitor = await visit('/sms-opt-in');
    await hydrated(visitor);
    await visitor.click('#sign-up button', smsForm.submitLabel);
    await seen(visitor, '#sign-up', smsForm.validation.consentRequired);
    expect(await focused(visitor)).toBe('phoneNumber');
    // On a busy machine all is typed before the format is there, which is fetched for whoever types.
    await until(async () => {
      await visitor.run(() => {
        document.querySelector<HTMLInputElement>('[name=phoneNumber]')?.select();
      });
      await visitor.type('4055550163');
      return visitor.run(
        () =>
          document.querySelector<HTMLInputElement>('[name=phoneNumber]')?.value ===
          '(405) 555-0163',
      );
    });
    await visitor.click('#sign-up input[type=checkbox]');
    await visitor.click('#sign-up button', smsForm.submitLabel);
    await seen(visitor, '#sign-up', smsForm.successMessage);
  });

  test('back and forth finds each page where it was left, without loading one', async (visit) => {
    const visitor = await visit('/about');
    await hydrated(visitor);
    await visitor.run(() => {
      document.documentElement.dataset.marked = '';
      scrollTo({ top: 900, behavior: 'instant' });
    });
    await until(async () => (await scrolledTo(visitor)) === 900);
    await visitor.click('header a', 'Testimonials');
    await until(() => visitor.run(() => location.pathname === '/testimonials'));
    await until(async () => (await scrolledTo(visitor)) === 0);
    await visitor.back();
    await until(() => visitor.run(() => location.pathname === '/about'));
    await until(async () => (await scrolledTo(visitor)) === 900);
    await visitor.forward();
    await until(() => visitor.run(() => location.pathname === '/testimonials'));
    expect(await visitor.run(() => 'marked' in document.documentElement.dataset)).toBe(true);
  });

  sweep('a reload stays where the reader was', async (visit) => {
    const visitor = await visit('/privacy-policy');
    await fontsShown(visitor);
    await visitor.run(() => scrollTo({ top: 1_500, behavior: 'instant' }));
    await until(async () => (await scrolledTo(visitor)) === 1_500);
    await visitor.reload();
    await started(visitor);
    await until(async () => (await scrolledTo(visitor)) === 1_500);
  });

  // Acceptance loads other people's scripts: tests/e2e/analytics.test.ts has a world for that.
  sweep(
    'the question about measuring is asked once, and after a no nothing of others loads',
    async (visit) => {
      const site = await startOwnSite({ env: { GA_MEASUREMENT_ID: 'G-TEST123456' } });
      onTestFinished(site.stop);
      const visitor = await visit('/about', 1280, site.url);
      await hydrated(visitor);
      const notice = '.privacy-notice[data-seen]';
      await until(async () => {
        await visitor.run(() => scrollBy({ top: 40, behavior: 'instant' }));
        return visitor.run((selector) => document.querySelector(selector) !== null, notice);
      });
      await visitor.click(`${notice} button`, privacyTexts.decline);
      await gone(visitor, notice);
      await visitor.reload();
      await hydrated(visitor);
      await seen(visitor, 'footer button', privacyTexts.label);
      expect(
        await visitor.run(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => new URL(name).origin)
            .filter((origin) => origin !== location.origin),
        ),
      ).toEqual([]);
      expect(await visitor.run(() => document.querySelectorAll('.privacy-notice').length)).toBe(0);
    },
  );
});
