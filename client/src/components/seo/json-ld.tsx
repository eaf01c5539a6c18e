import { serializeForScript } from '../../lib/serialize-for-script.ts';

/** Structured data for machines; stands beside the visible text that it repeats. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // Escaped for script elements, with a test of its own.
      dangerouslySetInnerHTML={{ __html: serializeForScript(data) }}
    />
  );
}
