import { company } from '#shared/content/company.ts';
import { portalsPage } from '#shared/content/portals.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import { CallButton } from '../../components/ui/call-button.tsx';

/** For whoever stands before a login that does not work. */
export function PortalHelp() {
  const { text, callLabel, emailLabel } = portalsPage.help;
  return (
    <footer className="flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-line pt-6 md:min-h-[4.5625rem] lg:mt-auto">
      <p className="font-heading text-subheading text-ink-950">{text}</p>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
        <CallButton label={callLabel} variant="primary" />
        <a href={company.emails.support.href} className={buttonClass('secondary')}>
          <Icon name="mail" className="size-4 shrink-0" />
          {emailLabel}
        </a>
      </div>
    </footer>
  );
}
