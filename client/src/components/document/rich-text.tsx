import type { RichText as RichTextData, Segment } from '#shared/content/types.ts';
import { Link } from 'wouter';
import { cn } from '../../lib/cn.ts';
import { isPageName } from '../ui/page-name.ts';
import { Unbroken } from '../ui/unbroken.tsx';

export interface RichTextProps {
  text: RichTextData;
  /** Where leaving the page would lose what a visitor has typed, links open a tab of their own. */
  opensTabs?: boolean;
}

const linkClass =
  'font-medium text-redbud-700 underline decoration-redbud-300 decoration-2 underline-offset-4 hover:text-redbud-800 hover:decoration-redbud-700 break-words py-[0.2rem]';

/** Running text with links and emphasis. */
export function RichText({ text, opensTabs = false }: RichTextProps) {
  const { start, end } = withoutEnd(text);
  return (
    <>
      {start.map((segment, index) => (
        <Part
          key={index}
          segment={segment}
          opensTabs={opensTabs}
          isEnd={index === text.length - 1}
        />
      ))}
      {end.length > 0 && (
        <span className="whitespace-nowrap">
          {end.map((segment, index) => (
            <Part key={index} segment={segment} opensTabs={opensTabs} isEnd={false} />
          ))}
        </span>
      )}
    </>
  );
}

/** As much as a phone's line has room for, beside a gap that nobody minds. */
const END_CHARACTERS = 22;

/** A link that ends a text takes the words before it along: alone on the last line it looks forgotten. */
function withoutEnd(text: RichTextData): { start: RichTextData; end: RichTextData } {
  const [before, link, stop] = text.slice(-3);
  const isEnd =
    typeof before === 'string' &&
    typeof link === 'object' &&
    'href' in link &&
    typeof stop === 'string' &&
    stop.length === 1;
  if (!isEnd) return { start: text, end: [] };
  const room = END_CHARACTERS - link.text.length - stop.length;
  const from = before.indexOf(' ', Math.max(0, before.length - room - 1)) + 1;
  if (room < 1 || from === 0 || from === before.length) return { start: text, end: [] };
  return {
    start: [...text.slice(0, -3), before.slice(0, from)],
    end: [before.slice(from), link, stop],
  };
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
  const className = cn(linkClass, isPageName(text) && 'whitespace-nowrap');
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
