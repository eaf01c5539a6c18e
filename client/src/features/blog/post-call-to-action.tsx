import { blogTexts } from '#shared/content/blog-texts.ts';
import { Link } from 'wouter';
import { Unbroken } from '../../components/ui/unbroken.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';

/** The box below every post. */
export function PostCallToAction() {
  const { heading, text, button } = blogTexts.callToAction;
  return (
    <aside aria-labelledby="post-call-to-action" className="container-page pb-section print:hidden">
      <div className="on-dark mx-auto flex max-w-[60rem] flex-col gap-8 rounded-card bg-ink-950 p-6 sm:p-12 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <h2 id="post-call-to-action" className="max-w-[16em] text-heading max-sm:text-[1.5rem]">
            <Unbroken text={heading} />
          </h2>
          <p className="mt-4 max-w-[33.25em] text-lead text-balance">{text}</p>
        </div>
        <Link href="/contact" className={buttonClass('on-dark', 'shrink-0 sm:max-lg:self-start')}>
          {button}
        </Link>
      </div>
    </aside>
  );
}
