import { services } from '#shared/services/index.ts';
import type { Change, ReadFile } from './scaffold.ts';
import { asIdentifier, asLabel, insertBefore } from './words.ts';

const HUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const LAST_ID = 'efax-services';

/** Three files and one line. */
export function service(name: string, read: ReadFile): Change[] {
  const id = asIdentifier(name);
  const title = asLabel(name);
  const hue = HUES.find((angle) => !services.some((other) => other.hue === angle));
  if (hue === undefined)
    throw new Error('Every hue is taken; add one to client/src/styles/hues.css.');
  const what = title.toLowerCase();
  const paragraph = `Write 45 to 90 words here about ${what}: what goes wrong in a clinic without it, what we do about it in which order, who at the clinic is asked before we begin, and what is different afterwards. Say it in plain words that an office manager reads once, with verbs and without praise. The first of the three paragraphs is also on the card of the page that lists all services.`;
  const features = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'].map(
    (which) => `    {
      title: '${which} part of ${what}',
      description: 'Say here in one sentence what the ${which.toLowerCase()} part does.',
    },`,
  );
  return [
    {
      path: `shared/services/${name}.ts`,
      text: `import { company } from '../content/company.ts';
import { defineService } from './define-service.ts';

export const ${id} = defineService({
  title: '${title}',
  shortDescription: 'Say here in one sentence what ${what} is.',
  icon: 'circle-plus',
  hue: ${hue},
  metadata: {
    title: \`${title} for clinics and hospitals | \${company.brand}\`,
    description:
      'Say here in 70 to 160 characters what ${what} is about; search results show it below the title.',
    keywords: '${what}',
  },
  fullDescription: [
    '${paragraph}',
    '${paragraph}',
    '${paragraph}',
  ],
  benefits: [
    'First benefit of ${what}',
    'Second benefit of ${what}',
    'Third benefit of ${what}',
    'Fourth benefit of ${what}',
    'Fifth benefit of ${what}',
  ],
  features: [
${features.join('\n')}
  ],
  assistant: {
    concept: '${name.toUpperCase().replaceAll('-', '_')}',
    searchWords: '${what}',
    spanish: '${what}',
  },
});
`,
    },
    {
      path: 'shared/services/index.ts',
      text: insertBefore(
        insertBefore(
          read('shared/services/index.ts'),
          'import type { ServiceDefinition }',
          `import { ${id} } from './${name}.ts';`,
        ),
        '};',
        id === name ? `  ${id},` : `  '${name}': ${id},`,
      ),
    },
    {
      path: 'client/src/components/ui/icons.ts',
      text: insertBefore(
        insertBefore(read('client/src/components/ui/icons.ts'), '  Cloud,', '  CirclePlus,'),
        '} as const;',
        "  'circle-plus': CirclePlus,",
      ),
    },
    {
      path: 'docs/privacy.md',
      text: read('docs/privacy.md').replace(LAST_ID, `${LAST_ID}, ${name}`),
    },
  ];
}
