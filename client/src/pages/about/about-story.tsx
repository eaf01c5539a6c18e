import { about } from '#shared/content/about.ts';
import { OfficeMap } from '../../components/sections/office-map.tsx';
import { Revealed } from '../../components/sections/revealed.tsx';
import { Unbroken } from '../../components/ui/unbroken.tsx';

/** How the company began, and how far it reaches today. */
export function AboutStory() {
  const { heading, paragraphs } = about.story;
  const [opening, ...rest] = paragraphs;
  return (
    <section aria-labelledby="story-heading" className="overflow-hidden bg-mist">
      <div className="container-page grid gap-x-8 gap-y-12 py-section lg:grid-cols-12">
        <div className="lg:col-span-6 3xl:self-center">
          <h2 id="story-heading" className="text-subheading text-redbud-700">
            {heading}
          </h2>
          <p className="mt-4 max-w-[24em] font-heading lg:max-xl:max-w-[17em] text-[clamp(1.375rem,1.1rem+1.1vw,2rem)] leading-snug text-ink-950 not-supports-[text-wrap:pretty]:text-balance 3xl:text-balance">
            <Unbroken text={opening ?? ''} isEnd />
          </p>
        </div>
        <Revealed className="self-center lg:col-span-6">
          <OfficeMap
            sizes="(min-width: 64rem) 42vw, 100vw"
            className="sm:mx-auto sm:max-w-[40rem] lg:mr-0 lg:ml-0 lg:max-w-none"
          />
        </Revealed>
        <div className="grid gap-x-8 gap-y-6 lg:col-span-12 lg:grid-cols-2">
          {rest.map((paragraph) => (
            <p key={paragraph} className="max-w-[37em] lg:pr-8">
              <Unbroken text={paragraph} isEnd />
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
