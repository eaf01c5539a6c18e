import { formatCentralTime } from '#server/lib/central-time.ts';
import { NO_CAPS } from '#server/features/sms/sending/welcome-caps.ts';
import { OPEN_POLICY } from '#server/features/sms/sms-policy.ts';
import { createSmsOptInService } from '#server/features/sms/sms-opt-in-service.ts';
import { buildSmsSignUp } from '#tests/factories/build-sms-sign-up.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { expect, test } from 'vitest';
import { NOW, smsStaff } from './support/sms-staff.ts';

describeWithDatabase('staff sms caps', (opened) => {
  const { staff, json } = smsStaff(opened);

  const signUpFrom = (phoneNumber: string, hour: number) => {
    const caps = { ...NO_CAPS, hour };
    const policy = { ...OPEN_POLICY, caps };
    const circumstances = { address: '203.0.113.0' };
    return createSmsOptInService(opened(), () => NOW, policy).signUp({
      ...buildSmsSignUp({ phoneNumber }),
      circumstances,
    });
  };

  test('shows what is counted beside its cap, and is a finding once something was withheld', async () => {
    await signUpFrom('4055550177', 1);
    const { code, out } = await staff('caps');
    expect(code).toBe(0);
    expect(out).toMatch(/^all +1 of 60 +1 of 200$/m);
    expect(out).toMatch(/^network 203\.0\.113\.0 +1 of 10 +1 of 30$/m);
    expect(out).toMatch(/^area code 405 +1 of 30 +1 of 100$/m);
    await signUpFrom('9185550178', 1);
    const found = await staff('caps');
    expect(found.code).toBe(1);
    expect(found.out).toContain(
      `WITHHELD: 1, the last ${formatCentralTime(NOW)}; cap 1 in an hour (SMS_CAP_HOUR)`,
    );
    expect(await json('caps')).toMatchObject({ hour: 1, withheld: [{ messages: 1 }] });
    expect((await staff('evidence', '9185550178')).out).toContain(
      'State: withheld (1 in an hour (SMS_CAP_HOUR))',
    );
  });

  test('--release lets withheld welcomes go, one for each number', async () => {
    await signUpFrom('4055550177', 1);
    await signUpFrom('9185550178', 1);
    expect((await staff('caps', '--release')).out).toBe('1 welcome messages will be sent.');
    expect(await json('caps')).toMatchObject({ hour: 2, withheld: [] });
    expect(await json('evidence', '9185550178')).toMatchObject({
      messages: [{ kind: 'welcome', state: 'waiting', reason: null }],
    });
    expect(await json('caps', '--release')).toEqual({ released: 0 });
  });
});
