import { cleanTitle } from '#shared/blog/clean-title.ts';
import { company } from '#shared/content/company.ts';
import { faq } from '#shared/content/faq.ts';
import { machinePaths } from '#shared/machine-paths.ts';
import { pagePath } from '#shared/site-map.ts';
import type { MachineFile, MachineFileSources } from './machine-file.ts';
import { indexablePages, type PageFacts } from './page-facts.ts';

const RECENT_POSTS = 20;

type LlmsSources = Pick<MachineFileSources, 'publicUrl' | 'contentVersion' | 'posts'>;

/** /llms.txt (llmstxt.org): who we are, the facts, and where everything stands, for language models. */
export function llms({ publicUrl, contentVersion, posts }: LlmsSources): MachineFile {
  return {
    path: machinePaths.llms,
    contentType: 'text/plain; charset=utf-8',
    version: contentVersion,
    async write() {
      const link = (path: string, title: string, text?: string | null) =>
        `- [${inline(title)}](${publicUrl}${path})${text ? `: ${inline(text)}` : ''}`;
      const linkTo = ({ path, title, description }: PageFacts) => link(path, title, description);
      const pages = indexablePages();
      const recent = (await posts.newest(RECENT_POSTS)).map(({ slug, title, summary }) =>
        link(pagePath('blog-post', { slug }), cleanTitle(title), summary),
      );
      return [
        `# ${company.name}`,
        `> ${company.blurb}`,
        facts().join('\n'),
        section('Services', pages.filter(({ id }) => id === 'service').map(linkTo)),
        section('Pages', pages.filter(({ id }) => id !== 'service').map(linkTo)),
        section('Recent articles', recent),
        section(
          'Questions and answers',
          faq.map(({ question, answer }) => `- ${question} ${inline(answer)}`),
        ),
        section('For programs', [
          link(machinePaths.sitemap, 'Sitemap'),
          link(machinePaths.atomFeed, 'Articles as Atom feed'),
          link(machinePaths.jsonFeed, 'Articles as JSON feed'),
        ]),
      ]
        .filter(Boolean)
        .join('\n\n')
        .concat('\n');
    },
  };
}

function facts(): string[] {
  const { claims, phone, emails, address, officeHours, foundingYear, bbb } = company;
  return [
    `- Phone: ${phone.display}, answered ${claims.supportHours}`,
    `- E-mail: ${emails.general.address} (general), ${emails.sales.address} (new customers), ${emails.support.address} (existing customers)`,
    `- Office: ${address.oneLine}; open ${officeHours.display}`,
    `- Remote support within ${claims.radiusMiles} miles; networks of up to ${claims.maxUsers} users`,
    `- Over ${claims.yearsExperience} years of experience; ${claims.combinedYears}+ years combined; founded ${foundingYear}${bbb === null ? '' : `; rated ${bbb}`}`,
    `- ${claims.satisfaction}% client satisfaction, ${claims.retention}% client retention, ${claims.uptime}% hosting uptime`,
  ];
}

function section(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `## ${heading}\n\n${lines.join('\n')}`;
}

/** One line, and nothing that would end a link. */
function inline(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[[\]]/g, '')
    .trim();
}
