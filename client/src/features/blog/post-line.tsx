import type { PostInline } from '#shared/contracts/post-body.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Unbroken } from '../../components/ui/unbroken.tsx';

const ELEMENTS = { strong: 'strong', emphasis: 'em', deleted: 'del' } as const;

interface PostLineProps {
  inlines: readonly PostInline[];
  /** A paragraph ends with them. */
  isParagraph?: boolean;
}

/** The words of a paragraph, a heading or a cell. */
export function PostLine({ inlines, isParagraph = false }: PostLineProps) {
  return inlines.map((inline, index) => (
    <Piece key={index} inline={inline} isEnd={isParagraph && index === inlines.length - 1} />
  ));
}

function Piece({ inline, isEnd }: { inline: PostInline; isEnd: boolean }): ReactNode {
  if (typeof inline === 'string') return <Unbroken text={inline} isEnd={isEnd} />;
  switch (inline.kind) {
    case 'break':
      return <br />;
    case 'code':
      return <code>{inline.text}</code>;
    case 'link':
      return <PostLink {...inline} />;
    default: {
      const Element = ELEMENTS[inline.kind];
      return (
        <Element>
          <PostLine inlines={inline.inlines} />
        </Element>
      );
    }
  }
}

/** Other pages of this site without a reload; another site need not learn which article is read. */
function PostLink({ href, inlines }: Extract<PostInline, { kind: 'link' }>) {
  const children = <PostLine inlines={inlines} />;
  if (href.startsWith('/')) return <Link href={href}>{children}</Link>;
  return (
    <a href={href} rel={href.startsWith('http') ? 'noreferrer' : undefined}>
      {children}
    </a>
  );
}
