import { Fragment } from 'react';
import { chatTexts } from '#shared/content/chat-texts.ts';
import { Link } from 'wouter';
import { buttonClass } from '../../components/ui/button-class.ts';
import { isPageName } from '../../components/ui/page-name.ts';
import { EmailText } from '../../components/ui/email-text.tsx';
import { cn } from '../../lib/cn.ts';
import {
  type AnswerBlock,
  type AnswerLine,
  type AnswerLink,
  type AnswerPart,
  inSteps,
  namesCall,
  parseAnswer,
  urgentCalls,
} from './parse-answer.ts';
import { Unbroken } from '../../components/ui/unbroken.tsx';

/** An answer with its paragraphs, lists and links; where it says to call at once, the button follows. */
export function AnswerText({ text }: { text: string }) {
  const blocks = parseAnswer(inSteps(text));
  const calls = urgentCalls(text);
  const said = blocks.findIndex((block) => calls.some((call) => isIn(block, call)));
  const callsAfter = said === -1 ? blocks.length - 1 : said;
  return (
    <div className="space-y-2">
      {blocks.map((block, index) => (
        <Fragment key={index}>
          {block.kind === 'paragraph' ? (
            <p>
              <Line line={block.line} />
            </p>
          ) : (
            <ul className="list-disc space-y-1 pl-5">
              {block.items.map((item, position) => (
                <li key={position}>
                  <Line line={item} />
                </li>
              ))}
            </ul>
          )}
          {index === callsAfter &&
            calls.map(({ label, href }) => (
              <a key={href} href={href} className={buttonClass('primary', 'mr-2 px-4 py-2')}>
                <span>
                  {chatTexts.person.call}{' '}
                  <span className="whitespace-nowrap tabular-nums">{label}</span>
                </span>
              </a>
            ))}
        </Fragment>
      ))}
    </div>
  );
}

const isIn = (block: AnswerBlock, call: AnswerLink): boolean =>
  (block.kind === 'paragraph' ? [block.line] : block.items)
    .flat()
    .some((part) => namesCall(part, call));

function Line({ line }: { line: AnswerLine }) {
  return line.map((part, index) =>
    typeof part === 'string' ? (
      <Unbroken
        key={index}
        text={isMailbox(line[index - 1]) ? part.replace(STOPS, '') : part}
        isEnd={index === line.length - 1}
      />
    ) : isMailbox(part) ? (
      // A block goes to the next line as one piece; a full stop outside of it could go on alone.
      <span key={index} className="inline-block max-w-full">
        <AnswerAnchor link={part} />
        {stopsAfter(line[index + 1])}
      </span>
    ) : (
      <AnswerAnchor key={index} link={part} />
    ),
  );
}

const STOPS = /^[.,;:!?)]+/;

function stopsAfter(part: AnswerPart | undefined): string {
  return typeof part === 'string' ? (STOPS.exec(part)?.[0] ?? '') : '';
}

function isMailbox(part: AnswerPart | undefined): boolean {
  return typeof part === 'object' && part.href.startsWith('mailto:');
}

function AnswerAnchor({ link }: { link: AnswerLink }) {
  const { label, href } = link;
  if (href.startsWith('/')) {
    return (
      <Link href={href} className={cn('text-link', isPageName(label) && 'whitespace-nowrap')}>
        {label}
      </Link>
    );
  }
  const isEmail = isMailbox(link);
  return (
    <a href={href} className={isEmail ? 'text-link' : 'text-link whitespace-nowrap'}>
      {isEmail ? <EmailText address={label} /> : label}
    </a>
  );
}
