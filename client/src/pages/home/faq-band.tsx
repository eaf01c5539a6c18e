import { company } from '#shared/content/company.ts';
import { faq } from '#shared/content/faq.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { Unbroken } from '../../components/ui/unbroken.tsx';

/** The questions that FAQ structured data repeats for machines; each answer unfolds by itself. */
export function FaqBand() {
  return (
    <section aria-labelledby="faq-heading" className="bg-mist">
      <div className="container-page grid grid-cols-1 gap-x-8 gap-y-8 py-section lg:grid-cols-12">
        <div className="lg:col-span-3 lg:-mr-8">
          <h2 id="faq-heading" className="text-heading">
            Questions and answers
          </h2>
          <p className="mt-4">
            {'Not on the list? Call '}
            <a
              href={company.phone.href}
              className="text-link inline-flex min-h-11 items-center whitespace-nowrap tabular-nums"
            >
              {company.phone.display}
            </a>
          </p>
        </div>
        <div className="border-t border-rule lg:col-span-9">
          {faq.map(({ question, answer }) => (
            <details key={question} className="group border-b border-rule">
              <summary className="flex min-h-16 items-center justify-between gap-5 py-4 font-semibold text-ink-950 hover:text-redbud-700">
                {question}
                <Icon
                  name="plus"
                  className="size-5 shrink-0 text-redbud-700 transition-transform group-open:rotate-45"
                />
              </summary>
              <p className="max-w-text pr-8 pb-7">
                <Unbroken text={answer} isEnd />
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
