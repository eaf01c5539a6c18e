import { startTwilioServer } from '#tests/fakes/twilio-server.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
// Loaded here, not within the time of the first test: its hundreds of files take seconds.
import 'twilio';
import { expect, test } from 'vitest';
import { like, patientCheck } from './support/check-site.ts';
import { startCheckedSite } from './support/checked-site.ts';

const ACCOUNT = `AC${'0'.repeat(32)}`;
const NUMBER = '+14055550123';

describeWithDatabase('staff check of Twilio', (opened) => {
  const check = patientCheck(opened);

  const account = { status: 200, body: { sid: ACCOUNT, status: 'active', type: 'Full' } };
  const number = (smsUrl: string) => ({
    status: 200,
    body: {
      incoming_phone_numbers: [
        {
          phone_number: NUMBER,
          sms_url: smsUrl,
          sms_method: 'POST',
          capabilities: { sms: true },
        },
      ],
    },
  });

  async function ask({ token = 'token', smsUrl }: { token?: string; smsUrl?: string } = {}) {
    const site = await startCheckedSite(opened(), { TWILIO_AUTH_TOKEN: 'token' });
    const twilio = await startTwilioServer((path) =>
      Promise.resolve(
        path.includes('IncomingPhoneNumbers')
          ? number(smsUrl ?? `${site.url}/api/sms/inbound`)
          : account,
      ),
    );
    return check(
      {
        PUBLIC_URL: site.url,
        TWILIO_ACCOUNT_SID: ACCOUNT,
        TWILIO_AUTH_TOKEN: token,
        TWILIO_FROM: NUMBER,
      },
      { outside: { twilio: twilio.httpClient } },
    );
  }

  test('account, number, its webhook and the signature are asked for real', async () => {
    expect(await ask()).toMatchObject({
      'twilio-account': { ok: true },
      'twilio-number': { ok: true },
      'twilio-webhook': { ok: true },
    });
  });

  test('a number that sends messages elsewhere, and another token than the site has', async () => {
    const lines = await ask({ token: 'other', smsUrl: 'https://old.example/sms?key=hunter2' });
    expect(lines['twilio-number']).toMatchObject({
      ok: false,
      message: like(/a STOP does not arrive/),
    });
    expect(lines['twilio-number']?.message).not.toContain('hunter2');
    expect(lines['twilio-webhook']).toMatchObject({
      ok: false,
      message: like(/TWILIO_AUTH_TOKEN/),
    });
  });

  test('a refused account', async () => {
    const twilio = await startTwilioServer(() =>
      Promise.resolve({ status: 401, body: { status: 401, code: 20003, message: 'no' } }),
    );
    const lines = await check(
      { TWILIO_ACCOUNT_SID: ACCOUNT, TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: NUMBER },
      { outside: { twilio: twilio.httpClient } },
    );
    expect(lines['twilio-account']).toMatchObject({ ok: false, message: like(/\(20003\)/) });
  });
});
