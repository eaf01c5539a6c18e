import type { contact } from '#shared/content/contact.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { cn } from '../../lib/cn.ts';
import { EmailText } from '../../components/ui/email-text.tsx';

type Panel = (typeof contact.panels)[number];

/** One of the two doors: a number, an address, and what to use them for. */
export function ContactPanel({ panel, isMain }: { panel: Panel; isMain: boolean }) {
  const { title, text, phoneLabel, phone, emailLabel, email, source } = panel;
  const label = cn('text-small', isMain ? 'text-redbud-300' : 'text-ink-600');
  const link =
    'inline-flex min-h-11 items-center gap-3 underline-offset-4 decoration-1 hover:underline';
  return (
    <section
      aria-labelledby={source}
      data-contact-source={source}
      className={cn(
        'flex h-full flex-col rounded-card p-6 sm:p-9 lg:p-9 xl:p-11',
        isMain ? 'on-dark bg-ink-950' : 'border border-line bg-white',
      )}
    >
      <h2 id={source} className="text-heading">
        {title}
      </h2>
      <p
        className={cn(
          'mt-4 max-w-[32em] lg:min-h-[6lh] xl:min-h-[5lh]',
          isMain ? 'text-mist/85' : 'text-ink-800',
        )}
      >
        {text}
      </p>
      <dl className="mt-8 space-y-4">
        <div>
          <dt className={label}>{phoneLabel}</dt>
          <dd>
            <a
              href={phone.href}
              className={cn(
                link,
                'font-heading leading-tight tabular-nums',
                isMain
                  ? 'text-[clamp(1.625rem,0.9rem+3vw,3.5rem)] text-white'
                  : 'text-[clamp(1.5rem,1.1rem+1.7vw,2.375rem)] text-redbud-700 hover:text-redbud-800',
              )}
            >
              <Icon name="phone" className="size-6 shrink-0" />
              {phone.display}
            </a>
          </dd>
        </div>
        <div>
          <dt className={label}>{emailLabel}</dt>
          <dd>
            <a
              href={email.href}
              className={cn(
                link,
                'font-semibold max-sm:text-small',
                isMain ? 'text-white' : 'text-redbud-700 hover:text-redbud-800',
              )}
            >
              <Icon name="mail" className="size-5 shrink-0" />
              <EmailText address={email.address} />
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
