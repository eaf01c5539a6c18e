import type { Check } from './check.ts';
import { sampleHost } from './samples.ts';

const LOCAL_HOST = /^(127\.|0\.0\.0\.0$|\[::1?\]$)/;

/** A variable that stands for a service: without it the site works, and does without the service. */
function unset(variable: string, what: string, without: string): Check {
  return {
    id: variable,
    what,
    where: variable,
    remaining: ({ isSet }) => (isSet(variable) ? null : `not set: ${without}`),
  };
}

/** Settings of the server from its environment or .env (.env.example explains each variable). */
export const settingChecks: readonly Check[] = [
  {
    id: 'PUBLIC_URL',
    what: 'Public address of the site',
    where: 'PUBLIC_URL',
    remaining: ({ isSet, settings: { publicUrl } }) => {
      if (!isSet('PUBLIC_URL')) return `not set: links and share pictures say ${publicUrl}`;
      const { protocol, hostname } = new URL(publicUrl);
      if (LOCAL_HOST.test(hostname) || sampleHost(hostname)) return publicUrl;
      return protocol === 'https:' ? null : `${publicUrl} is not https`;
    },
  },
  unset('DATABASE_URL', 'PostgreSQL', 'the embedded database does not survive a power loss'),
  {
    id: 'SEED_SAMPLE',
    what: 'Sample blog posts',
    where: 'SEED_SAMPLE=0, and content/blog for posts of your own',
    remaining: ({ settings }) =>
      settings.seedSample ? 'an empty database is filled with them' : null,
  },
  {
    id: 'OPENAI_API_KEY',
    what: 'Key of the language model',
    where: 'OPENAI_API_KEY, or OPENAI_BASE_URL for a server of your own',
    remaining: ({ isSet }) =>
      isSet('OPENAI_API_KEY') || isSet('OPENAI_BASE_URL')
        ? null
        : 'not set: the assistant answers from the built-in texts',
  },
  unset('SMTP_URL', 'Mail server', 'no lead is sent by e-mail'),
  unset('LEADS_EMAIL_TO', 'Who gets leads', 'no lead is sent by e-mail'),
  unset('LEADS_WEBHOOK_URL', 'CRM that takes leads', 'leads stay in the database'),
  unset('LEADS_WEBHOOK_SECRET', 'Secret that signs leads', 'the CRM cannot verify who sent a lead'),
  unset('TWILIO_ACCOUNT_SID', 'Twilio account', 'no text message is sent or understood'),
  unset('TWILIO_AUTH_TOKEN', 'Twilio token', 'no text message is sent or understood'),
  unset('TWILIO_FROM', 'Twilio sender', 'no text message is sent'),
  unset('GA_MEASUREMENT_ID', 'Google Analytics property', 'no visit is counted there'),
  unset('GA_API_SECRET', 'Google Analytics server events', 'a blocked script means an event less'),
  unset('GTM_CONTAINER_ID', 'Tag manager container', 'no tag manager is loaded'),
  unset('META_PIXEL_ID', 'Meta pixel', 'no ad is measured'),
  unset('META_CAPI_TOKEN', 'Meta Conversions API', 'a blocked script means an event less'),
];
