import { company } from '#shared/content/company.ts';
import { home } from '#shared/content/home.ts';
import { Link } from 'wouter';
import { CONTACT_HREF } from '#shared/pages/menus.ts';
import { buttonClass } from '../../components/ui/button-class.ts';
import { useNearView } from '../../hooks/use-near-view.ts';
import { Unbroken } from '../../components/ui/unbroken.tsx';
import { Revealed } from '../../components/sections/revealed.tsx';

/** The one band in the accent color: the free assessment. */
export function AssessmentBand() {
  const { heading, text, buttonLabel } = home.callToAction;
  // Decoration: the first flight has no room for it.
  const [ref, isNear] = useNearView<HTMLElement>();
  return (
    <section
      ref={ref}
      aria-labelledby="assessment-heading"
      className="on-dark relative overflow-hidden bg-redbud-800"
    >
      {isNear && (
        <svg viewBox="0 0 600 120" className="assessment-pulse" aria-hidden>
          <path d="M-2000 60H420l14-20 16 52 24-84 22 68 12-16H4000" />
        </svg>
      )}
      <Revealed className="container-page relative grid gap-x-8 gap-y-8 py-section-tight lg:grid-cols-12 lg:py-section">
        <h2 id="assessment-heading" className="text-title lg:col-span-6">
          <Unbroken text={heading} />
        </h2>
        <div className="lg:col-span-6 lg:pt-2">
          <p className="max-w-text text-lead text-white">
            <Unbroken text={text} isEnd />
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
            <Link href={CONTACT_HREF} className={buttonClass('on-dark', 'max-sm:w-full')}>
              {buttonLabel}
            </Link>
            <a
              href={company.phone.href}
              className="text-link flex min-h-11 items-center tabular-nums text-white hover:text-redbud-300"
            >
              {company.phone.display}
            </a>
          </div>
        </div>
      </Revealed>
    </section>
  );
}
