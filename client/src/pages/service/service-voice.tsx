import {
  homeTestimonials,
  pageTestimonials,
  serviceTestimonials,
} from '#shared/content/testimonials.ts';
import type { ServiceId } from '#shared/services/index.ts';
import { type ServiceSceneName, serviceScene } from '../../components/sections/service-scenes.ts';
import { ScenePicture } from '../../components/ui/scene-picture.tsx';
import { Unbroken } from '../../components/ui/unbroken.tsx';

const [, passwords, nights, auditor] = homeTestimonials;
const [cables, migration] = pageTestimonials;
const [requests, map, storm, referral] = serviceTestimonials;

/** Who speaks for which service. */
const quoteOf: Partial<Record<ServiceId, (typeof homeTestimonials)[number] | undefined>> = {
  'helpdesk-support': nights,
  'security-services': auditor,
  'network-services': cables,
  'cloud-solutions': storm,
  'emr-integration': migration,
  'managed-services': passwords,
  'website-hosting': requests,
  'digital-marketing': map,
  'efax-services': referral,
};

/** Its carousel begins with cables; here it is seen from further away. */
const sceneName = (id: ServiceId): ServiceSceneName =>
  id === 'network-services' ? 'network-topology' : id;

/** What the crop shows of a scene, from its left and its top: who is at work, and on what. */
const focusOf: Partial<Record<ServiceId, string>> = {
  'helpdesk-support': '[--focus:26%_0%] lg:[--focus:13%_0%]',
  'security-services': '[--focus:66%_50%]',
  'network-services': '[--focus:40%_24%]',
  'cloud-solutions': '[--focus:60%_22%]',
  'emr-integration': '[--focus:45%_64%] lg:[--focus:45%_51%]',
  'managed-services': '[--focus:54%_35%]',
  'website-hosting': '[--focus:78%_50%]',
  'digital-marketing': '[--focus:100%_62%]',
  'efax-services': '[--focus:48%_46%]',
};

/** Enlarged as service-voice.css says. */
const SIZES = '(min-width: 100rem) 68vw, (min-width: 64rem) 93vw, 160vw';

/** A client of this kind, in the dark, beside a detail of the scene that the page begins with. */
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
            className={`size-full object-cover ${focusOf[id] ?? ''}`}
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
