import { theme } from '#shared/identity/theme.ts';

/** Inline: the page loads nothing. */
export const reportStyle = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:${theme.paper};color:${theme.ink800};font:1rem/1.6 system-ui,-apple-system,"Segoe UI",sans-serif}
h1,h2,.number{font-family:Fraunces,Georgia,"Times New Roman",serif;font-weight:600;color:${theme.ink950};line-height:1.15;letter-spacing:-.01em}
header{background:${theme.ink950};color:${theme.mist}}
header h1{color:#fff;font-size:clamp(2rem,1.4rem + 2.6vw,3.25rem);margin:.35rem 0 .75rem;text-wrap:balance}
.eyebrow{margin:0;color:${theme.brand300};font-weight:600}
.inner{max-width:76rem;margin:0 auto;padding:0 clamp(1rem,4vw,3rem)}
header .inner{padding-block:clamp(2rem,5vw,4rem)}
header p{max-width:68ch;margin-block:0}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.25rem,1fr));gap:0 clamp(1rem,2vw,2rem);margin:0;padding-block:clamp(1rem,3vw,2rem);border-bottom:1px solid ${theme.line}}
.tiles div{padding-block:.75rem}
.tiles dt{font-size:.9375rem;color:${theme.ink600}}
.tiles dd{margin:0}
.number{font-size:clamp(1.5rem,1.2rem + 1.2vw,2.125rem);font-variant-numeric:tabular-nums lining-nums;white-space:nowrap}
.note{font-size:.875rem;color:${theme.ink600};line-height:1.4}
section{display:grid;gap:1.5rem clamp(2rem,5vw,4.5rem);padding-block:clamp(2.25rem,5vw,4rem);border-bottom:1px solid ${theme.line}}
section:last-of-type{border-bottom:0}
h2{font-size:clamp(1.5rem,1.3rem + .8vw,1.875rem);margin:0 0 .75rem;text-wrap:balance}
.summary{margin:0;max-width:60ch}
.figures{display:grid;gap:2.5rem clamp(1.5rem,4vw,3rem);grid-template-columns:minmax(0,1fr);min-width:0}
figure{margin:0;min-width:0}
figcaption{font-weight:600;color:${theme.ink950};margin-bottom:.75rem;line-height:1.4}
svg{display:block;width:100%;height:auto;max-width:42.5rem;overflow:visible}
svg text{fill:${theme.ink800};white-space:pre}
svg [aria-label*="grid"]{stroke:${theme.line};stroke-opacity:1}
.is-wide{display:none}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;margin:.25rem 0 0;padding:0;font-size:.875rem}
.legend svg{display:inline-block;width:.875rem;height:.875rem;margin-right:.5rem;vertical-align:-.1em}
details{margin-top:.75rem}
summary{cursor:pointer;color:${theme.brand700};font-weight:600;font-size:.9375rem;min-height:2.75rem;display:inline-flex;align-items:center;gap:.5rem}
summary::before{content:"";width:.45rem;height:.45rem;border:solid currentColor;border-width:0 2px 2px 0;rotate:-45deg}
details[open]>summary::before{rotate:45deg}
summary:focus-visible,.scroll:focus-visible{outline:3px solid ${theme.brand700};outline-offset:2px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;max-width:42.5rem;font-size:.9375rem;line-height:1.45;font-variant-numeric:tabular-nums}
th,td{padding:.5rem .75rem;text-align:right;border-bottom:1px solid ${theme.line};vertical-align:top}
th:first-child{text-align:left;padding-left:0;overflow-wrap:anywhere;min-width:7rem}
td:last-child,th:last-child{padding-right:0}
thead th{font-size:.8125rem;color:${theme.ink600};font-weight:600;vertical-align:bottom}
tbody th{font-weight:400}
footer{color:${theme.ink600};font-size:.9375rem;padding-block:2rem 4rem}
footer p{max-width:68ch}
@media (min-width:46rem){.is-wide{display:block}.is-narrow{display:none}.is-half .is-narrow{display:block;max-width:22rem}.figures{grid-template-columns:repeat(2,minmax(0,1fr))}figure:not(.is-half){grid-column:1/-1}}
@media (min-width:64rem){section{grid-template-columns:minmax(14rem,18rem) minmax(0,1fr)}}
@media print{header{background:none;color:inherit}header h1{color:inherit}.eyebrow{color:${theme.brand700}}section,figure{break-inside:avoid}}
`.trim();
