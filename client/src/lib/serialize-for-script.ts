/**
 * JSON that may stand inside a `<script>` element: `<` is escaped, so that no value can end the
 * element or open a comment, and U+2028/U+2029, which older parsers take for line ends.
 */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
