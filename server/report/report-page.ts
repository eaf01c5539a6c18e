import { escapeHtml } from '#server/lib/escape.ts';
import { company } from '#shared/content/company.ts';
import { periodName, zoneName } from './period.ts';
import type { ReportData } from './report-data.ts';
import { reportStyle } from './report-style.ts';
import { sectionsOf } from './sections.ts';
import type { Figure, Section, Table } from './section.ts';
import { tilesOf } from './words.ts';

/** A table this short is open from the start. */
const SHORT = 8;

/** The report as one page that needs nothing but itself; its policy lets it ask for nothing. */
export function reportPage(data: ReportData): string {
  const name = periodName(data);
  const tiles = tilesOf(data).map(
    ({ label, note, value }) =>
      `<div><dt>${escapeHtml(label)}</dt><dd class="number">${escapeHtml(value)}</dd><dd class="note">${escapeHtml(note)}</dd></div>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<title>${escapeHtml(`${company.brand}: ${name}`)}</title>
<style>${reportStyle}</style>
</head>
<body>
<header><div class="inner">
<p class="eyebrow">${escapeHtml(company.name)}, the website</p>
<h1>${escapeHtml(name)}</h1>
<p>Days begin at midnight ${escapeHtml(zoneName)}. “Before” is as many days right before these.</p>
</div></header>
<main class="inner">
<dl class="tiles">${tiles.join('')}</dl>
${sectionsOf(data).map(sectionHtml).join('\n')}
</main>
<footer class="inner"><p>Counted without knowing anybody: numbers of the day, what people gave us themselves, and visits that agreed to be measured. docs/privacy.md says what is stored and for how long.</p></footer>
</body>
</html>
`;
}

function sectionHtml({ figures, summary, title }: Section): string {
  return `<section><div><h2>${escapeHtml(title)}</h2><p class="summary">${escapeHtml(summary)}</p></div>
<div class="figures">${figures.map(figureHtml).join('\n')}</div></section>`;
}

function figureHtml({ caption, chart, isHalf, legend = [], table }: Figure): string {
  const keys = legend.map(
    ({ color, label }) =>
      `<li><svg viewBox="0 0 14 14" aria-hidden="true"><rect width="14" height="14" rx="3" fill="${color}"/></svg>${escapeHtml(label)}</li>`,
  );
  const parts = [
    `<figcaption>${escapeHtml(caption)}</figcaption>`,
    chart && table.rows.length > 0
      ? `<div class="is-narrow">${chart(320)}</div>${isHalf ? '' : `<div class="is-wide">${chart(680)}</div>`}`
      : '',
    keys.length > 0 ? `<ul class="legend">${keys.join('')}</ul>` : '',
    chart ? folded(table) : tableHtml(table, caption),
  ];
  return `<figure${isHalf ? ' class="is-half"' : ''}>${parts.join('')}</figure>`;
  function folded(shown: Table): string {
    if (shown.rows.length === 0) return '<p class="note">Nothing was counted.</p>';
    const open = shown.rows.length <= SHORT && !isHalf ? ' open' : '';
    return `<details${open}><summary>The numbers</summary>${tableHtml(shown, caption)}</details>`;
  }
}

/** A wide table is moved in its own frame, by the keyboard as well. */
function tableHtml({ head, rows }: Table, caption: string): string {
  if (rows.length === 0) return '<p class="note">Nothing was counted.</p>';
  const [first = '', ...others] = head;
  const heads = others.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  const lines = rows.map(([name = '', ...cells]) => {
    const values = cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');
    return `<tr><th scope="row">${escapeHtml(name)}</th>${values}</tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(`Table: ${caption}`)}"><table><thead><tr><th scope="col">${escapeHtml(first)}</th>${heads}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
}
