import type { Block } from '#shared/content/types.ts';
import { RichText } from './rich-text.tsx';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** One block of a document page. */
export function DocumentBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className="list-disc space-y-2 pl-5 marker:text-redbud-700">
          {block.items.map((item, index) => (
            <li key={index} className="pl-1">
              <RichText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'definitions':
      return <Definitions items={block.items} />;
    case 'table':
      return <Table {...block} />;
  }
}

function Definitions({ items }: { items: BlockOf<'definitions'>['items'] }) {
  return (
    <dl className="border-t border-line">
      {items.map(({ term, text }) => (
        <div
          key={term}
          className="gap-x-8 border-b border-line py-3 sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <dt className="font-semibold text-ink-950">{term}</dt>
          <dd className="min-w-0 break-words">
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Table({ caption, head, rows }: BlockOf<'table'>) {
  return (
    // Wide tables scroll by themselves; the focus lets the keyboard scroll them too.
    <div role="region" aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-left text-small">
        <caption className="pb-2 text-left font-semibold text-ink-950">{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col" className="border-b-2 border-line py-2 pr-4">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, index) => (
                <td key={index} className="border-b border-line py-2 pr-4 align-top">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
