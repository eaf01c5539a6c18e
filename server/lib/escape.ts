/** Characters that XML 1.0 cannot hold, written or escaped (§2.2); line breaks and tabs stay. */
const NOT_IN_XML = new RegExp(
  '[^\\t\\n\\r\\u{20}-\\u{D7FF}\\u{E000}-\\u{FFFD}\\u{10000}-\\u{10FFFF}]',
  'gu',
);

/** The text without characters that would make an XML document unreadable. */
export function withoutControls(text: string): string {
  return text.replace(NOT_IN_XML, '');
}

const HTML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Plain text as HTML, four signs that need no package; `]]>` cannot occur in the result, so it may stand in CDATA. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => HTML_ESCAPES[character] ?? character);
}

const HTML_SIGNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(HTML_ESCAPES).map(([sign, escape]) => [escape, sign])),
  '&#x27;': "'",
};

/** The signs that React escapes in markup, as they were. */
export function unescapeHtml(markup: string): string {
  return markup.replace(/&(?:quot|#x27|lt|gt|amp);/g, (escape) => HTML_SIGNS[escape] ?? escape);
}
