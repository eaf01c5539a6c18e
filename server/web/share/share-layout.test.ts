import { expect, test } from 'vitest';
import tailwindConfig from '../../../tailwind.config.ts';
import { shareColors } from './share-layout.ts';

test('the colors are the tokens of the site', () => {
  const { colors } = tailwindConfig.theme;
  expect(shareColors).toEqual({
    ground: colors.ink[950],
    text: colors.paper,
    accent: colors.redbud[300],
  });
});
