import { escapeHtml } from '#server/lib/escape.ts';
import { company } from '#shared/content/company.ts';
import { evidenceSections } from './evidence-text.ts';
import type { Evidence } from './find-evidence.ts';
import { formAsHtml } from './form-as-shown.ts';

/** Plain enough to print, to attach and to open in twenty years: no script, nothing from elsewhere. */
const STYLE =
  'body{font:16px/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{border:1px solid #999;padding:.3rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}th{width:14rem;font-weight:600}section{break-inside:avoid}figure{border:1px solid #999;padding:1rem;margin:1rem 0}';

/** The packet as one HTML document, with the form as it was shown for each consent on a screen. */
export function evidenceHtml(evidence: Evidence, at: Date): string {
  const sections = evidenceSections(evidence, at).map(
    ({ heading, facts }) =>
      `<section><h2>${escapeHtml(heading)}</h2><table>${facts
        .filter(([name]) => name !== 'Form')
        .map(
          ([name, value]) => `<tr><th>${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table></section>`,
  );
  const forms = evidence.events.flatMap(({ form }) => form ?? []);
  // Each form once, however often it was used.
  const shown = [...new Set(forms.map(formAsHtml))];
  const title = escapeHtml(`Consent record, ${company.name}`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1>
${[...sections, ...shown].join('\n')}
</body></html>
`;
}
