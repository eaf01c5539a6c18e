import { company } from '#shared/content/company.ts';
import { home } from '#shared/content/home.ts';
import type { ServiceSummary } from '#shared/services/summaries.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { Link } from 'wouter';
import { cn } from '../../lib/cn.ts';
import { ServiceIcon } from '../../components/ui/service-icon.tsx';

interface ServiceFeatureProps {
  service: ServiceSummary;
  /** Makes the card the large one, which lists them. */
  benefits?: readonly string[];
}

/** A service as a card. The whole card is the title's link. */
export function ServiceFeature({ service, benefits }: ServiceFeatureProps) {
  const { id, title, shortDescription, icon, hue } = service;
  const isLarge = benefits !== undefined;
  return (
    <article
      className={cn(
        `hue-${hue} group relative flex flex-col rounded-card p-6 sm:p-8`,
        isLarge
          ? 'bg-hue-soft sm:col-span-2 lg:col-span-7 lg:row-span-2 print:border print:border-line'
          : 'border border-line bg-white lg:col-span-5',
      )}
    >
      <span className={cn('icon-tile', isLarge ? 'size-14 bg-white' : 'size-11')}>
        <ServiceIcon icon={icon} className={isLarge ? 'size-7' : 'size-5'} />
      </span>
      <h3 className={cn(isLarge ? 'mt-6' : 'mt-4', isLarge ? 'text-heading' : 'text-subheading')}>
        <Link href={`/services/${id}`} className="covers-card">
          {title}
        </Link>
      </h3>
      <p className={cn('mt-2 max-w-[29.5em] text-balance', isLarge ? 'text-lead' : 'text-ink-600')}>
        {shortDescription}
      </p>
      {isLarge && (
        <ul className="mt-auto grid gap-4 pt-6 text-lead">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-3 text-balance">
              <Icon name="check" className="mt-1 size-5 shrink-0 text-hue" />
              {benefit}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap-reverse items-baseline justify-between gap-x-8 gap-y-4 pt-6">
        <span
          className="flex items-center gap-2 font-semibold text-redbud-700 group-hover:text-redbud-800"
          aria-hidden
        >
          {home.services.linkLabel}
          <Icon
            name="arrow-right"
            className="size-4 transition-transform group-hover:translate-x-1"
          />
        </span>
        {isLarge && (
          <a
            href={company.phone.href}
            className="relative z-10 flex min-h-11 items-center font-heading text-heading leading-none tabular-nums text-ink-950 sm:whitespace-nowrap hover:text-redbud-700"
          >
            {company.phone.display}
          </a>
        )}
      </div>
    </article>
  );
}
