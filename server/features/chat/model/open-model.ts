import type { Config } from '#server/config.ts';
import { randomBytes } from 'node:crypto';
import type { ChatParts } from '../build-chat.ts';
import { siteFacts } from '../facts/site-facts.ts';
import { createOutputCheck } from '../output-check/output-check.ts';
import { createAddressShare } from './address-share.ts';
import { createAdmission } from './admission.ts';
import { createModelAnswerer, type ModelAnswererOptions } from './model-answerer.ts';
import { createModelClient } from './model-client.ts';
import { createTokenLedger } from './token-ledger.ts';

/** The answerer that asks the configured model. */
export function openModel(
  { config, database, clock }: Pick<ChatParts, 'config' | 'database' | 'clock'>,
  postsFor: ModelAnswererOptions['postsFor'],
) {
  const { apiKey, baseUrl, model } = config.openai;
  const { dailyTokenLimit: dailyLimit, maxConcurrent, timeLimitMs } = config.chat;
  return createModelAnswerer({
    client: createModelClient({ apiKey, baseUrl, model }),
    ledger: createTokenLedger(database, { dailyLimit, now: clock }),
    admission: createAdmission(maxConcurrent, clock),
    share: createAddressShare(database, { dailyLimit, now: clock }),
    facts: siteFacts,
    postsFor,
    now: clock,
    findFault: createOutputCheck(secretsOf(config)),
    timeLimitMs,
    canary: randomBytes(6).toString('hex'),
    cachedTokenCost: cachedTokenCost(model),
  });
}

/** Values of the settings that no visitor may ever read. */
function secretsOf(config: Config): string[] {
  return [
    config.openai.apiKey,
    config.databaseUrl,
    config.smtpUrl,
    config.meta.capiToken,
    config.ga.apiSecret,
    config.leads.webhookSecret,
    config.twilio.authToken,
  ].filter((secret) => secret !== undefined);
}

/**
 * What a token of the prompt costs that the service still had, as a part of a new one, by OpenAI's
 * price list (platform.openai.com/docs/pricing, 2025). Other services are held to the highest.
 */
const COSTS: readonly (readonly [model: RegExp, cost: number])[] = [
  [/^gpt-5/, 0.1],
  [/^(?:gpt-4\.1|o3|o4)/, 0.25],
];
const HIGHEST_COST = 0.5;

/** @param model as OPENAI_MODEL names it */
const cachedTokenCost = (model: string): number =>
  COSTS.find(([pattern]) => pattern.test(model))?.[1] ?? HIGHEST_COST;
