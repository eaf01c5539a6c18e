import { SITE_CHECK_PATH } from '#server/check/site-check-route.ts';
import { startWebhookServer } from '#tests/fakes/webhook-server.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { expect, onTestFinished, test } from 'vitest';
import { like, patientCheck } from './support/check-site.ts';
import { startCheckedSite } from './support/checked-site.ts';

describeWithDatabase('staff check of PUBLIC_URL', (opened) => {
  const check = patientCheck(opened);

  test('leads to this site, and no proxy is in front', async () => {
    const { url } = await startCheckedSite(opened(), {});
    expect(await check({ PUBLIC_URL: url })).toMatchObject({
      'public-url': { ok: true },
      proxy: { ok: true, message: 'No proxy is in front, and none is trusted.' },
    });
  });

  test.each([
    [{ proxy: 'sets' }, {}, /TRUST_PROXY is not set.+Set TRUST_PROXY=loopback/],
    [{ proxy: 'sets' }, { TRUST_PROXY: '10.0.0.0/8' }, /TRUST_PROXY does not name it/],
    [{ proxy: 'passes' }, { TRUST_PROXY: 'loopback' }, /Anybody can pretend/],
    [{}, { TRUST_PROXY: 'loopback' }, /Anybody can pretend/],
    [{ proxy: 'drops' }, { TRUST_PROXY: 'loopback' }, /no proxy names the visitor/],
  ] as const)('with %o and %o a proxy is trusted wrongly', async (front, settings, sentence) => {
    const { url } = await startCheckedSite(opened(), settings, front);
    const { proxy } = await check({ PUBLIC_URL: url });
    expect(proxy).toMatchObject({ ok: false, message: like(sentence) });
  });

  test('a proxy that is trusted and names the visitor is right', async () => {
    const { url } = await startCheckedSite(
      opened(),
      { TRUST_PROXY: 'loopback' },
      { proxy: 'sets' },
    );
    expect((await check({ PUBLIC_URL: url }))['proxy']).toMatchObject({ ok: true });
  });

  test('a redirect, another site and another host are distinguished', async () => {
    const redirecting = await startCheckedSite(opened(), {}, { proxy: 'redirects' });
    expect((await check({ PUBLIC_URL: redirecting.url }))['public-url']).toMatchObject({
      ok: false,
      message: like(/sends visitors on to https:\/\/www\.example\.org:/),
    });
    const stranger = await startWebhookServer();
    onTestFinished(() => stranger.close());
    const { origin } = new URL(stranger.url);
    expect((await check({ PUBLIC_URL: origin }))['public-url']).toMatchObject({
      ok: false,
      message: like(/is not this site with this database/),
    });
    const renamed = await startCheckedSite(opened(), {}, { proxy: 'renames' });
    expect((await check({ PUBLIC_URL: renamed.url }))['public-url']).toMatchObject({
      ok: false,
      message: like(/host "elsewhere\.example"/),
    });
  });

  test.each([
    [60, { ok: true, message: like(/good for (59|60) days/) }],
    [5, { ok: false, message: like(/ends in [45] days/) }],
  ])('a certificate of %d days', async (days, expected) => {
    const { url, certificate } = await startCheckedSite(opened(), {}, { proxy: 'tls', days });
    const lines = await check({ PUBLIC_URL: url }, { outside: { ca: certificate } });
    expect(lines['certificate']).toMatchObject(expected);
    expect(lines['public-url']).toMatchObject({ ok: true });
    const untrusted = await check({ PUBLIC_URL: url });
    expect(untrusted['certificate']).toMatchObject({ ok: false, message: like(/do not trust/) });
  });

  test('only who has a token of the database learns what arrives', async () => {
    const { url } = await startCheckedSite(opened(), {});
    await check({ PUBLIC_URL: url });
    for (const token of ['', 'x', `${Date.now() + 60_000}.AAAA`]) {
      const answer = await fetch(url + SITE_CHECK_PATH, { headers: { 'X-Site-Check': token } });
      expect(answer.status).toBe(404);
    }
  });
});
