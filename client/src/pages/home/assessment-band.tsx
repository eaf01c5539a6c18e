import { company } from '#shared/content/company.ts';
import { home } from '#shared/content/home.ts';
import { Link } from 'wouter';
import { CONTACT_HREF } from '#shared/pages/menus.ts';
import { buttonClass } from '../../components/ui/button-class.ts';
import { Revealed } from '../../components/sections/revealed.tsx';

/** The one band in the accent color: the free assessment. */
export function AssessmentBand() {
  const { heading, text, buttonLabel } = home.callToAction;
  return (
    <section
      aria-labelledby="assessment-heading"
      className="on-dark relative overflow-hidden bg-redbud-800"
    >
      <svg viewBox="0 0 600 120" className="assessment-pulse" aria-hidden>
        <path d="M-2000 60H420l14-20 16 52 24-84 22 68 12-16H600" />
      </svg>
      <Revealed className="container-page relative grid gap-x-8 gap-y-6 py-section-tight lg:grid-cols-12 lg:py-section">
        <h2 id="assessment-heading" className="text-title lg:col-span-5">
          {heading}
        </h2>
        <div className="lg:col-span-6 lg:col-start-7 lg:pt-2">
          <p className="max-w-text text-lead text-white">{text}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
            <Link href={CONTACT_HREF} className={buttonClass('on-dark')}>
              {buttonLabel}
            </Link>
            <a
              href={company.phone.href}
              className="flex min-h-11 items-center font-semibold tabular-nums text-white underline decoration-white/40 underline-offset-4 hover:decoration-white"
            >
              {company.phone.display}
            </a>
          </div>
        </div>
      </Revealed>
    </section>
  );
}
