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
export const cachedTokenCost = (model: string): number =>
  COSTS.find(([pattern]) => pattern.test(model))?.[1] ?? HIGHEST_COST;
