import { company } from '#shared/content/company.ts';
import { contact } from '#shared/content/contact.ts';
import { HERO_SIZES, serviceScene } from '../../components/sections/service-scenes.ts';
import { buttonClass } from '../../components/ui/button-class.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { ScenePicture } from '../../components/ui/scene-picture.tsx';
import { sendSignal } from '../../lib/send-signal.ts';

interface NightDeskProps {
  heading: string;
  lead: string;
}

/**
 * The desk that answers at night, beside the one number that rings on it. The words stand at the top: centered
 * beside the picture they would move when it arrives.
 */
export function NightDesk({ heading, lead }: NightDeskProps) {
  const { phone } = company;
  const { callBack, consultation, office } = contact;
  const scene = serviceScene('helpdesk-support');
  return (
    <header className="on-dark overflow-hidden bg-ink-950">
      <div className="container-page grid items-start gap-x-8 gap-y-6 pt-section-tight pb-28 md:grid-cols-[7fr_5fr] lg:grid-cols-2 lg:pt-20 lg:pb-36">
        <div data-contact-source={consultation.source}>
          <h1 className="text-title">{heading}</h1>
          <p className="mt-4 max-w-[24em] text-lead text-balance text-mist/85">{lead}</p>
          <a
            href={phone.href}
            className="mt-6 inline-flex min-h-11 items-center gap-4 font-heading text-[clamp(1.75rem,1rem+3.6vw,4rem)] leading-tight tracking-tight whitespace-nowrap tabular-nums text-white hover:text-redbud-300 max-[24rem]:gap-2 lg:mt-8"
          >
            <Icon name="phone" className="size-[max(1.25rem,0.6em)] shrink-0 text-redbud-300" />
            {phone.display}
          </a>
          <p className="mt-3 max-w-[26em] text-balance text-mist/85">{office.hoursNote}</p>
          <button
            type="button"
            onClick={() => sendSignal('call-back-wanted', null)}
            className={buttonClass(
              'on-dark-quiet',
              'mt-6 cursor-pointer max-sm:w-full noscript:hidden print:hidden',
            )}
          >
            {callBack}
          </button>
        </div>
        {scene && (
          <div className="self-center md:-mr-2 lg:-my-10 lg:-mr-4 3xl:-my-6">
            <ScenePicture
              scene={scene}
              sizes={HERO_SIZES}
              className="mx-auto h-auto w-full max-w-120 lg:max-w-none"
              isEarly
            />
          </div>
        )}
      </div>
    </header>
  );
}
