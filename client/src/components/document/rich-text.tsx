import type { RichText as RichTextData, Segment } from '#shared/content/types.ts';
import { Link } from 'wouter';
import { cn } from '../../lib/cn.ts';
import { Unbroken } from '../ui/unbroken.tsx';

export interface RichTextProps {
  text: RichTextData;
  /** Where leaving the page would lose what a visitor has typed, links open a tab of their own. */
  opensTabs?: boolean;
}

const linkClass =
  'font-medium text-redbud-700 underline decoration-redbud-300 decoration-2 underline-offset-4 hover:text-redbud-800 hover:decoration-redbud-700 break-words py-[0.2rem]';

/** A page's name keeps to one line: half a link reads as two. */
const NAME_CHARACTERS = 24;

/** Running text with links and emphasis. */
export function RichText({ text, opensTabs = false }: RichTextProps) {
  return text.map((segment, index) => (
    <Part key={index} segment={segment} opensTabs={opensTabs} isEnd={index === text.length - 1} />
  ));
}

interface PartProps {
  segment: Segment;
  opensTabs: boolean;
  isEnd: boolean;
}

function Part({ segment, opensTabs, isEnd }: PartProps) {
  if (typeof segment === 'string') return <Unbroken text={segment} isEnd={isEnd} />;
  if ('strong' in segment) return <strong className="text-ink-950">{segment.text}</strong>;
  const { href, text } = segment;
  const className = cn(linkClass, text.length <= NAME_CHARACTERS && 'whitespace-nowrap');
  if (opensTabs) {
    return (
      <a
        href={href}
        target="_blank"
        rel="noopener"
        title="Opens in a new tab"
        className={className}
      >
        {text}
      </a>
    );
  }
  if (href.startsWith('/')) {
    return (
      <Link href={href} className={className}>
        {text}
      </Link>
    );
  }
  return (
    <a href={href} className={className}>
      {text}
    </a>
  );
}
