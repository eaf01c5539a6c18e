import { siteMap } from '#shared/site-map.ts';
import { FactsBand } from '../components/sections/facts-band.tsx';
import { Hero } from '../components/sections/hero.tsx';
import { PageMeta } from '../components/seo/page-meta.tsx';
import { latePart } from '../lib/late-part.tsx';

const BelowFold = await latePart(
  'home-below-fold',
  () => import('../components/sections/home-below-fold.tsx'),
);

export default function HomePage() {
  const { path, label, title, description, keywords } = siteMap.home;
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        keywords={keywords}
        canonicalPath={path}
        breadcrumbs={[{ name: label, url: path }]}
      />
      <Hero />
      <FactsBand />
      <BelowFold />
    </>
  );
}
