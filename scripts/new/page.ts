import type { Change, ReadFile } from './scaffold.ts';
import { asIdentifier, asLabel, insertBefore } from './words.ts';

/** Three files and one line. */
export function page(name: string, read: ReadFile): Change[] {
  const id = asIdentifier(name);
  const label = asLabel(name);
  const index = read('shared/pages/index.ts');
  const entry = id === name ? `  ${id},` : `  '${name}': ${id},`;
  return [
    {
      path: `shared/pages/${name}.ts`,
      text: `import { company } from '../content/company.ts';
import { definePage } from './define-page.ts';

export const ${id} = definePage({
  path: '/${name}',
  label: '${label}',
  title: \`${label}: say what it is about | \${company.brand}\`,
  description:
    'Say here in 70 to 160 characters what ${label.toLowerCase()} is about; search results show it below the title.',
  keywords: '${label.toLowerCase()}',
  texts: ['content/${name}.ts'],
});
`,
    },
    {
      path: 'shared/pages/index.ts',
      text: insertBefore(
        insertBefore(
          index,
          'import type { PageDefinition }',
          `import { ${id} } from './${name}.ts';`,
        ),
        '  sitemap,',
        entry,
      ),
    },
    {
      path: `shared/content/${name}.ts`,
      text: `/** Texts of /${name}. */
export const ${id}Texts = {
  heading: '${label}',
  lead: 'Say here what ${label.toLowerCase()} is about.',
} as const;
`,
    },
    {
      path: `client/src/pages/${name}/page.tsx`,
      text: `import { ${id}Texts as texts } from '#shared/content/${name}.ts';
import { ${id} as page } from '#shared/pages/${name}.ts';
import { pageHead } from '../../lib/page/page-head.ts';
import { PageMeta } from '../../lib/page/page-meta.tsx';

export const head = () => pageHead(page);

export default function ${id.replace(/^./, (letter) => letter.toUpperCase())}Page() {
  return (
    <>
      <PageMeta head={head()} />
      <header className="container-page pt-section-tight pb-section">
        <h1 className="text-title">{texts.heading}</h1>
        <p className="mt-6 max-w-text text-lead text-ink-600">{texts.lead}</p>
      </header>
    </>
  );
}
`,
    },
  ];
}
