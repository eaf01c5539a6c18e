import {
  homeTestimonials,
  pageTestimonials,
  serviceTestimonials,
} from '#shared/content/testimonials.ts';
import type { ServiceId } from '#shared/services/index.ts';
import { type ServiceSceneName, serviceScene } from '../../components/sections/service-scenes.ts';
import { ScenePicture } from '../../components/ui/scene-picture.tsx';
import { Unbroken } from '../../components/ui/unbroken.tsx';

const [frozen, passwords, nights, auditor] = homeTestimonials;
const [cables, migration, vendors] = pageTestimonials;
const [requests, map] = serviceTestimonials;

/** Who speaks for which service. */
const quoteOf: Partial<Record<ServiceId, (typeof homeTestimonials)[number] | undefined>> = {
  'helpdesk-support': nights,
  'security-services': auditor,
  'network-services': cables,
  'cloud-solutions': passwords,
  'emr-integration': migration,
  'managed-services': frozen,
  'website-hosting': requests,
  'digital-marketing': map,
  'efax-services': vendors,
};

/** Its carousel begins with cables; here it is seen from further away. */
const sceneName = (id: ServiceId): ServiceSceneName =>
  id === 'network-services' ? 'network-topology' : id;

/** Where the crop keeps faces and what they look at; from the top of the scene. */
const focusOf: Partial<Record<ServiceId, string>> = {
  'helpdesk-support': 'object-[50%_18%]',
  'security-services': 'object-[50%_40%]',
  'website-hosting': 'object-[50%_50%]',
  'digital-marketing': 'object-[50%_45%]',
};

const SIZES = '(min-width: 64rem) min(62vw, 80rem), 100vw';

/** A client of this kind, in the dark, beside the service's scene seen from near. */
export function ServiceVoice({ id }: { id: ServiceId }) {
  const testimonial = quoteOf[id];
  const scene = serviceScene(sceneName(id));
  if (!testimonial) return null;
  const { quote, author, organization } = testimonial;
  return (
    <div className="service-voice on-dark bg-ink-950">
      {scene && (
        <div className="service-voice-scene">
          <ScenePicture
            scene={scene}
            sizes={SIZES}
            className={`size-full object-cover ${focusOf[id] ?? 'object-[50%_28%]'}`}
          />
        </div>
      )}
      <figure className="relative container-page flex flex-col justify-center pt-6 pb-section-tight lg:min-h-[30vw] lg:py-section-tight">
        <blockquote className="quotation lg:w-[42%]">
          <Unbroken text={quote} isEnd />
        </blockquote>
        <figcaption className="mt-6 text-small text-mist/85">
          <span className="block font-semibold text-white">{author}</span>
          {organization}
        </figcaption>
      </figure>
    </div>
  );
}
