import { about } from '#shared/content/about.ts';
import { aboutMetadata } from '#shared/metadata/about.ts';
import { AboutNumbers } from '../components/pages/about/about-numbers.tsx';
import { AboutStory } from '../components/pages/about/about-story.tsx';
import { AboutTeam } from '../components/pages/about/about-team.tsx';
import { AboutValues } from '../components/pages/about/about-values.tsx';
import { ClosingCall } from '../components/pages/common/closing-call.tsx';
import { RequestButton } from '../components/pages/common/request-button.tsx';
import { SitePageMeta } from '../components/pages/common/site-page-meta.tsx';

export default function AboutPage() {
  const { heading, lead, callToAction } = about;
  return (
    <>
      <SitePageMeta metadata={aboutMetadata} />
      <header className="container-page pt-section-tight pb-section-tight">
        <h1 className="max-w-[14.75em] text-display max-[24rem]:min-h-[4lh]">{heading}</h1>
        <p className="mt-8 max-w-[33.25em] text-lead text-ink-600 lg:ml-[41.6%]">{lead}</p>
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
