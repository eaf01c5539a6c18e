import type { contact } from '#shared/content/contact.ts';
import { EmailText } from '../../components/ui/email-text.tsx';
import { Icon } from '../../components/ui/icon.tsx';

type Panel = (typeof contact.panels)[number];

/** Both icons in one column, so that number and address begin at one edge. */
const icon = 'w-6 shrink-0';

const link =
  'inline-flex min-h-11 items-center gap-3 max-[21.5rem]:gap-2 outline-offset-0 text-redbud-700 underline-offset-4 decoration-1 hover:text-redbud-800 hover:underline';

/** As high as the longer of the two texts is at each width: both numbers stand on one line. */
const textRoom = 'md:min-h-[9.6em] lg:min-h-[8em] xl:min-h-[6.4em] 3xl:min-h-[4.8em]';

/** One of the two doors: a number, an address, and what to use them for. */
export function ContactPanel({ panel }: { panel: Panel }) {
  const { title, text, phoneLabel, phone, emailLabel, email, source } = panel;
  return (
    <section
      aria-labelledby={source}
      data-contact-source={source}
      data-kept-clear=""
      className="grid content-start rounded-card border border-line bg-white p-6 shadow-card max-[21.5rem]:px-4 sm:max-md:p-9 lg:p-9"
    >
      <h2 id={source} className="text-subheading lg:text-heading">
        {title}
      </h2>
      <p className={`mt-4 max-w-[32em] text-balance ${textRoom}`}>{text}</p>
      <dl className="mt-6 grid gap-x-8 gap-y-4 border-t border-line pt-6">
        <div>
          <dt className="text-small text-ink-600">{phoneLabel}</dt>
          <dd>
            <a
              href={phone.href}
              className={`${link} font-heading text-subheading leading-tight tabular-nums md:whitespace-nowrap lg:text-heading lg:leading-tight`}
            >
              <Icon name="phone" className={`${icon} h-[max(1.25rem,0.6em)]`} />
              {phone.display}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-small text-ink-600">{emailLabel}</dt>
          {/* As near to its label as the number, whose letters fill their line. */}
          <dd className="lg:-mt-1.5">
            <a
              href={email.href}
              className={`${link} font-semibold max-lg:text-small max-[22.75rem]:text-[0.875rem] md:max-[48.75rem]:text-[0.875rem]`}
            >
              <Icon name="mail" className={`${icon} h-5`} />
              <EmailText address={email.address} />
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
