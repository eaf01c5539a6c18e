import type { Config } from '#server/config.ts';
import { askForTokens, OPENAI_URL } from '#server/features/chat/model/model-client.ts';
import {
  checkLine,
  type CheckLine,
  FindingError,
  TEST_TIMEOUT_MS,
  whyUnreachable,
} from './check-line.ts';

/** The language model: the key, the name, and one token that really comes. */
export async function checkModel({
  openai,
  chat,
}: Pick<Config, 'openai' | 'chat'>): Promise<CheckLine[]> {
  const { apiKey, baseUrl, model } = openai;
  if (apiKey === undefined && baseUrl === undefined) return [];
  const { host } = new URL(baseUrl ?? OPENAI_URL);
  return [
    await checkLine('model', async () => {
      if (chat.dailyTokenLimit === 0) {
        throw new FindingError('CHAT_DAILY_TOKEN_LIMIT is 0: the model is never asked.');
      }
      const begin = performance.now();
      try {
        await askForTokens(openai, 1, AbortSignal.timeout(TEST_TIMEOUT_MS));
      } catch (error) {
        throw new FindingError(`${host} ${reasonOf(error, model)}.`);
      }
      return `${host} answered with "${model}" in ${Math.round(performance.now() - begin)} ms.`;
    }),
  ];
}

function reasonOf(error: unknown, model: string): string {
  const { status, code, param } = Object(error) as {
    status?: unknown;
    code?: unknown;
    param?: unknown;
  };
  const detail = [status, code, param].filter(
    (part) => typeof part !== 'object' && part !== undefined,
  );
  switch (status) {
    case 401:
    case 403:
      return `refused the key: change OPENAI_API_KEY (${detail.join(' ')})`;
    case 404:
      return `knows no model "${model}" at this address: change OPENAI_MODEL or OPENAI_BASE_URL (${detail.join(' ')})`;
    case 400:
      return `does not take a question to "${model}" as the site asks it: choose another OPENAI_MODEL (${detail.join(' ')})`;
    case 429:
      return code === 'insufficient_quota'
        ? 'has no credit left for this key: pay there, or change OPENAI_API_KEY'
        : 'has too many questions at the moment (429): try again, or raise the limit there';
    case undefined:
      return `of OPENAI_BASE_URL ${whyUnreachable(error)}`;
    default:
      return `failed (${detail.join(' ')})`;
  }
}
