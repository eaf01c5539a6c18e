import { company } from '#shared/content/company.ts';
import { portalsPage } from '#shared/content/portals.ts';
import { CallButton } from '../../components/ui/call-button.tsx';
import { MailButton } from '../../components/ui/mail-button.tsx';

/** For whoever stands before a login that does not work. */
export function PortalHelp() {
  const { text, callLabel, emailLabel } = portalsPage.help;
  return (
    <footer className="flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-line pt-6 md:min-h-[4.5625rem] lg:mt-auto">
      <p className="font-heading text-subheading text-ink-950">{text}</p>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
        <CallButton label={callLabel} variant="primary" />
        <MailButton label={emailLabel} email={company.emails.support} />
      </div>
    </footer>
  );
}
