import { company } from '#shared/content/company.ts';
import { home } from '#shared/content/home.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { Link } from 'wouter';
import { CONTACT_HREF } from '#shared/pages/menus.ts';
import { buttonClass } from '../../components/ui/button-class.ts';
import { HeroLife } from './hero-life.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { TypedHeadline } from './typed-headline.tsx';

const contactLink = 'flex min-h-11 items-center gap-2.5 text-white hover:text-redbud-300';

/** Both buttons in one row, from edge to edge. */
const onPhone = 'grow max-sm:px-5 sm:grow-0';

/** The first screen: what we do, two ways onward, and every way to reach us. */
export function Hero() {
  const { headline, lead, servicesButton, contactButton } = home.hero;
  const { phone, emails, social } = company;
  return (
    <section className="on-dark relative overflow-hidden bg-ink-950" aria-label="Introduction">
      <div className="container-page relative lg:min-h-[42rem]">
        <div className="relative z-10 pt-12 pb-4 sm:pt-16 lg:w-[52%] lg:py-20">
          <TypedHeadline text={headline} className="max-w-[8.5em] text-display" />
          <p className="mt-6 max-w-[29.5em] text-lead text-balance text-mist/85 lg:mt-10 lg:pr-10">
            {lead}
          </p>
          <div className="mt-8 flex flex-wrap gap-3 lg:mt-10 print:hidden">
            <Link href="/services" className={buttonClass('on-dark', onPhone)}>
              {servicesButton}
            </Link>
            <Link href={CONTACT_HREF} className={buttonClass('on-dark-quiet', onPhone)}>
              {contactButton}
            </Link>
          </div>
          {/* Below each other on phones, where the width of a font would decide who shares a line. */}
          <div className="mt-8 flex flex-wrap gap-x-5 border-t sm:max-w-max max-sm:flex-col border-rule-dark py-2 text-small lg:mt-10">
            <ul className="flex flex-wrap gap-x-5 max-sm:flex-col">
              <li className="min-w-36">
                <a href={phone.href} className={`${contactLink} font-semibold tabular-nums`}>
                  <Icon name="phone" className="size-4 text-redbud-300" />
                  {phone.display}
                </a>
              </li>
              <li>
                <a href={emails.general.href} className={contactLink}>
                  <Icon name="mail" className="size-4 text-redbud-300" />
                  {emails.general.address}
                </a>
              </li>
            </ul>
            <ul className="flex gap-x-5">
              {social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} className={contactLink} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <HeroPicture className="hero-picture" />
        <HeroLife />
      </div>
    </section>
  );
}
