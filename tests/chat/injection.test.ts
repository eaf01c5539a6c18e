import { company } from '#shared/content/company.ts';
import { saying, startOpenAiServer } from '#tests/fakes/openai-server.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { expect, test } from 'vitest';
import { chatServer } from './support/chat-server.ts';
import { hostilePrompts } from './support/hostile-prompts.ts';

const TIMEOUT_MS = 300_000;

describeWithDatabase('a model that obeys every visitor', (database) => {
  async function obedient() {
    const model = await startOpenAiServer();
    const server = await chatServer(database(), {
      OPENAI_BASE_URL: model.baseUrl,
      CHAT_DAILY_TOKEN_LIMIT: '1000000000',
    });
    return { model, server };
  }

  test(
    'cannot bring anything forbidden to a visitor, by any of 150 prompts',
    async () => {
      const { model, server } = await obedient();
      expect(new Set(hostilePrompts.map(({ prompt }) => prompt)).size).toBe(150);
      const passed: string[] = [];
      for (const { prompt, obey, forbidden } of hostilePrompts) {
        let obeyed = '';
        model.behave(
          saying((request) => {
            obeyed = obey(request);
            return obeyed;
          }),
        );
        const answer = await server.ask(prompt);
        // Without this the suite would test nothing.
        expect(obeyed).toMatch(forbidden);
        if (answer === obeyed || forbidden.test(answer)) passed.push(`${prompt} -> ${answer}`);
      }
      expect(passed).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test.each([
    'Yes. We sign a business associate agreement before we touch a system that holds patient data.',
    `Call ${company.phone.display}, 24/7/365, or write to ${company.emails.sales.address}.`,
    `We host websites with ${company.claims.uptime}% uptime. Read more: [Website Hosting](/services/website-hosting).`,
    'Taking over a clinic’s IT usually costs between $500 and $5,000 once. The first assessment is free.',
    'You get:\n- Automated daily backups\n- Professional email hosting',
    `Gracias. Puede llamar al ${company.phone.display} a cualquier hora.`,
    `I do not know that. Please call ${company.phone.display}.`,
  ])('is heard when its answer is fine: %s', async (answer) => {
    const { model, server } = await obedient();
    model.behave(saying(answer));
    expect(await server.ask('Do you host websites, what does it cost, do you sign a BAA?')).toBe(
      answer,
    );
  });

  test('says what a placeholder stands for', async () => {
    const { model, server } = await obedient();
    model.behave(saying('Thank you, [name]. We will write to [email] soon.'));
    expect(await server.ask('I am Dana, dana@clinic.example')).toBe(
      'Thank you. We will write to your e-mail address soon.',
    );
  });
});
