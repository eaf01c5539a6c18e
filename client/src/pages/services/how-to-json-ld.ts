import { howTo } from '#shared/content/how-to.ts';
import type { HowTo } from 'schema-dts';

/** The seven steps as the services page shows them. */
export function howToJsonLd(publicUrl: string): HowTo {
  const { name, description, estimatedCost, totalTime, steps } = howTo;
  const { currency, min, max } = estimatedCost;
  return {
    '@type': 'HowTo',
    name,
    description,
    estimatedCost: { '@type': 'MonetaryAmount', currency, minValue: min, maxValue: max },
    totalTime,
    step: steps.map(({ position, name, text, url }) => ({
      '@type': 'HowToStep',
      position,
      name,
      text,
      url: publicUrl + url,
    })),
  };
}
