import { Fragment } from 'react';
import type { Block } from '#shared/content/types.ts';
import { Unbroken } from '../ui/unbroken.tsx';
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
          className="gap-x-8 border-b border-line py-3 sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:py-1.5"
        >
          <dt className="font-semibold text-ink-950">
            <Term text={term} />
          </dt>
          <dd className="min-w-0 text-pretty break-words max-sm:mt-1">
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The words that a term names begin on a line of their own, all at one edge. */
function Term({ text }: { text: string }) {
  const [name, words] = text.split(': ');
  if (words === undefined) return text;
  return (
    <>
      {name}: <span className="block font-normal">{words}</span>
    </>
  );
}

/** `lastExternalReferrerTime` breaks before a capital: anywhere, its last letter may stand alone. */
function Compound({ word }: { word: string }) {
  return word.split(/(?<=\p{Ll})(?=\p{Lu})/u).map((part) => (
    <Fragment key={part}>
      <wbr />
      {part}
    </Fragment>
  ));
}

/** The roles say what a phone forgets when the style sheet turns rows into blocks. */
function Table({ caption, head, rows }: BlockOf<'table'>) {
  return (
    <table role="table" className="data-table">
      <caption className="pb-2 text-left font-semibold text-ink-950">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {head.map((cell) => (
            <th key={cell} role="columnheader" scope="col" className="text-ink-950">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.join()} role="row">
            {row.map((cell, index) => (
              <td
                key={index}
                role="cell"
                data-label={head[index]}
                className="first:font-semibold first:text-ink-950 sm:first:break-words"
              >
                {/* One element: on a phone the cell is a grid of its label and this. */}
                <span>
                  {cell.includes(' ') ? <Unbroken text={cell} /> : <Compound word={cell} />}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
