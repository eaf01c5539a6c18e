import { homeTestimonials, pageTestimonials } from '#shared/content/testimonials.ts';
import type { ServiceId } from '#shared/services/index.ts';

const [frozen, passwords, nights, auditor] = homeTestimonials;
const [cables, migration, vendors] = pageTestimonials;

/** Who speaks for which service; the others leave their place to the text. */
const quoteOf: Partial<Record<ServiceId, (typeof homeTestimonials)[number] | undefined>> = {
  'helpdesk-support': nights,
  'security-services': auditor,
  'network-services': cables,
  'cloud-solutions': passwords,
  'emr-integration': migration,
  'managed-services': frozen,
  'efax-services': vendors,
};

/** A client of this kind, in the column beside the benefits. */
export function ServiceQuote({ id }: { id: ServiceId }) {
  const testimonial = quoteOf[id];
  if (!testimonial) return null;
  const { quote, author, organization } = testimonial;
  return (
    <figure className="mt-8 border-l-4 border-hue-mid pl-6 max-lg:hidden">
      <blockquote className="font-heading text-subheading text-pretty text-ink-950">
        “{quote}”
      </blockquote>
      <figcaption className="mt-4 text-small text-ink-600">
        <span className="block font-semibold text-ink-950">{author}</span>
        {organization}
      </figcaption>
    </figure>
  );
}
