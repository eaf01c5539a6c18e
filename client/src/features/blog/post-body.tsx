import { postPictureOf } from '#shared/blog/post-picture.ts';
import type { PostBlock, PostInline } from '#shared/contracts/post-body.ts';
import type { ReactNode } from 'react';
import { PictureSources } from './picture-sources.tsx';
import { PostLine } from './post-line.tsx';

/** A post written as Markdown. Whatever its author typed, these elements are all there can be. */
export function PostBody({ blocks }: { blocks: readonly PostBlock[] }) {
  return (
    <div className="post-body">
      <Blocks blocks={blocks} />
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly PostBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: PostBlock }): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <PostLine inlines={block.inlines} isParagraph />
        </p>
      );
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading>
          <PostLine inlines={block.inlines} />
        </Heading>
      );
    }
    case 'list':
      return <List {...block} />;
    case 'quotation':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'code':
      return (
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'table':
      return <Table {...block} />;
    case 'picture':
      return <Picture {...block} />;
    case 'rule':
      return <hr />;
  }
}

type BlockOf<Kind extends PostBlock['kind']> = Extract<PostBlock, { kind: Kind }>;

function List({ start, items }: BlockOf<'list'>) {
  const children = items.map((item, index) => (
    <li key={index}>
      <Blocks blocks={item} />
    </li>
  ));
  if (start === null) return <ul>{children}</ul>;
  return <ol start={start === 1 ? undefined : start}>{children}</ol>;
}

/** Wider than a phone, it is scrolled by itself; the keyboard can do that too. */
function Table({ align, rows: [head = [], ...rows] }: BlockOf<'table'>) {
  const cells = (row: readonly (readonly PostInline[])[], Cell: 'th' | 'td') =>
    row.map((cell, index) => (
      <Cell
        key={index}
        scope={Cell === 'th' ? 'col' : undefined}
        className={align[index] ? `align-${align[index]}` : undefined}
      >
        <PostLine inlines={cell} />
      </Cell>
    ));
  return (
    <div className="post-table" tabIndex={0}>
      <table>
        <thead>
          <tr>{cells(head, 'th')}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Picture({ src, alt, caption }: BlockOf<'picture'>) {
  const size = postPictureOf(src);
  return (
    <figure>
      <picture>
        <PictureSources src={src} />
        <img
          src={src}
          alt={alt}
          width={size?.width}
          height={size?.height}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      </picture>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
