import type { Change, ReadFile } from './scaffold.ts';
import { asLabel, insertBefore } from './words.ts';

const ENTITY = 'shared/entities/lead.ts';
const FORMS = 'shared/content/sms/shown-forms.ts';
const PRIVACY = 'docs/privacy.md';

/**
 * A field of the lead that the card of the chat asks for. Four files: the description, the form on file
 * for the consent, docs/privacy.md, and the migration, which drizzle-kit writes from the description.
 */
export function field(name: string, read: ReadFile): Change[] {
  const label = asLabel(name);
  const forms = read(FORMS);
  const labels = /fieldsOfCard\(\{ (.*) \}\)/.exec(forms)?.[1];
  if (labels === undefined) throw new Error(`${FORMS} does not list the fields of the card.`);
  return [
    {
      path: ENTITY,
      text: insertBefore(
        read(ENTITY),
        '  service: {',
        `  ${name}: {
    kind: 'optional line',
    label: '${label}',
    min: 0,
    max: 100,
    isAsked: true,
    card: { type: 'text', autoComplete: 'off' },
    to: everywhere,
  },`,
      ),
    },
    { path: FORMS, text: forms.replace(labels, `${labels}, ${name}: '${label}'`) },
    {
      path: PRIVACY,
      text: insertBefore(
        read(PRIVACY),
        '| `service` ',
        `| \`${name}\` | ${label} | email, webhook, export, list, show |`,
      ),
    },
  ];
}
