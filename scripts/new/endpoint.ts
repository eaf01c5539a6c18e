import type { Change, ReadFile } from './scaffold.ts';
import { asIdentifier, insertBefore } from './words.ts';

/** Four files: contract, handler, its line in the table, and a test. */
export function endpoint(name: string, read: ReadFile): Change[] {
  const id = asIdentifier(name);
  const handler = `read${id.replace(/^./, (letter) => letter.toUpperCase())}`;
  const folder = `features/${name}`;
  return [
    {
      path: `shared/contracts/${name}.ts`,
      text: `import { z } from 'zod';
import { defineContract } from './contract.ts';

/** Say here what it is for and who calls it. */
export const ${id} = defineContract({
  method: 'GET',
  // A path that the browser needs is in shared/api/paths.ts.
  path: '/api/${name}',
  request: z.strictObject({}),
  response: z.object({ success: z.literal(true) }),
});
`,
    },
    {
      path: `server/${folder}/${name}-handlers.ts`,
      text: `import type { Handler } from '#server/http/endpoint.ts';
import type { ${id} } from '#shared/contracts/${name}.ts';

/** Hand in here what it needs: a service from server/services.ts. */
export function ${handler}(): Handler<typeof ${id}> {
  return () => Promise.resolve({ success: true });
}
`,
    },
    {
      path: 'server/routes.ts',
      text: insertBefore(
        insertBefore(
          insertBefore(
            read('server/routes.ts'),
            'import { answerChat',
            `import { ${id} } from '#shared/contracts/${name}.ts';`,
          ),
          'import { submitLead }',
          `import { ${handler} } from './${folder}/${name}-handlers.ts';`,
        ),
        '    webhookEndpoint(',
        `    endpoint(${id}, 'read', ${handler}()),`,
      ),
    },
    {
      path: `tests/api/${name}.test.ts`,
      text: `import { describeWithDatabase } from '#tests/setup/databases.ts';
import request from 'supertest';
import { expect, test } from 'vitest';
import { testServer } from './support/test-server.ts';

describeWithDatabase('GET /api/${name}', (database) => {
  test('answers', async () => {
    const { app } = await testServer(database());
    const { body } = await request(app).get('/api/${name}').expect(200);
    expect(body).toEqual({ success: true });
  });
});
`,
    },
  ];
}
