import { homeMetadata } from '#shared/metadata/home.ts';
import { SitePageMeta } from '../components/pages/common/site-page-meta.tsx';
import { FactsBand } from '../components/sections/facts-band.tsx';
import { Hero } from '../components/sections/hero.tsx';
import { latePart } from '../lib/late-part.tsx';

const BelowFold = await latePart(
  'home-below-fold',
  () => import('../components/sections/home-below-fold.tsx'),
);

export default function HomePage() {
  return (
    <>
      <SitePageMeta metadata={homeMetadata} />
      <Hero />
      <FactsBand />
      <BelowFold />
    </>
  );
}
