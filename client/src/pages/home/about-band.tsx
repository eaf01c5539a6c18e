import { home } from '#shared/content/home.ts';
import { ArrowLink } from '../../components/ui/arrow-link.tsx';
import { OfficeMap } from '../../components/sections/office-map.tsx';
import { Revealed } from '../../components/sections/revealed.tsx';
import { Unbroken } from '../../components/ui/unbroken.tsx';

/** Who we are beside the map of how far we reach, and four highlights below both. */
export function AboutBand() {
  const { heading, text, highlights, linkLabel } = home.about;
  return (
    <section aria-labelledby="about-heading" className="overflow-hidden bg-mist">
      <div className="container-page grid items-center gap-x-8 gap-y-12 py-section lg:grid-cols-12">
        <Revealed className="lg:col-span-6">
          <h2 id="about-heading" className="text-heading">
            {heading}
          </h2>
          <p className="mt-6 max-w-text text-lead">
            <Unbroken text={text} isEnd />
          </p>
        </Revealed>
        <OfficeMap isLate sizes="(min-width: 64rem) 50vw, 100vw" className="lg:col-span-6" />
        <Revealed className="col-span-full">
          <dl className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
            {highlights.map(({ title, description }) => (
              <div key={title} className="border-t border-rule py-6">
                <dt className="font-heading text-subheading text-ink-950">{title}</dt>
                <dd className="mt-2 text-ink-600">{description}</dd>
              </div>
            ))}
          </dl>
          <ArrowLink href="/about" className="mt-2">
            {linkLabel}
          </ArrowLink>
        </Revealed>
      </div>
    </section>
  );
}
