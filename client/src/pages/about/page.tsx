import { about } from '#shared/content/about.ts';
import { about as page } from '#shared/pages/about.ts';
import { AboutNumbers } from './about-numbers.tsx';
import { AboutStory } from './about-story.tsx';
import { AboutTeam } from './about-team.tsx';
import { AboutValues } from './about-values.tsx';
import { ClosingCall } from '../../components/sections/closing-call.tsx';
import { RequestButton } from '../../components/ui/request-button.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { PageMeta } from '../../lib/page/page-meta.tsx';
import type { JsonLdSource } from '../../lib/page/page-module.ts';
import { webPage } from '../../lib/json-ld/web-page.ts';
import { organization } from '../../lib/json-ld/business.ts';

export const head = () => pageHead(page);

export const jsonLd = (source: JsonLdSource) => [
  { ...webPage('AboutPage', source), mainEntity: organization(source.publicUrl) },
];

export default function AboutPage() {
  const { heading, lead, callToAction } = about;
  return (
    <>
      <PageMeta head={head()} />
      <header className="container-page pt-section-tight pb-section-tight">
        <h1 className="max-w-[20em] text-title">{heading}</h1>
        <p className="mt-6 max-w-[33.25em] text-lead text-balance text-ink-600 lg:mt-8">{lead}</p>
      </header>
      <AboutStory />
      <AboutValues />
      <AboutNumbers />
      <AboutTeam />
      <ClosingCall heading={callToAction.heading} text={callToAction.text}>
        <RequestButton>{callToAction.buttonLabel}</RequestButton>
      </ClosingCall>
    </>
  );
}
