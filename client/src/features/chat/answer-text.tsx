import { chatTexts } from '#shared/content/chat-texts.ts';
import { Link } from 'wouter';
import { buttonClass } from '../../components/ui/button-class.ts';
import { isPageName } from '../../components/ui/page-name.ts';
import { EmailText } from '../../components/ui/email-text.tsx';
import { cn } from '../../lib/cn.ts';
import { type AnswerLine, type AnswerLink, parseAnswer, urgentCalls } from './parse-answer.ts';
import { Unbroken } from '../../components/ui/unbroken.tsx';

/** An answer with its paragraphs, lists and links; where it says to call at once, with a button for it. */
export function AnswerText({ text }: { text: string }) {
  return (
    <div className="space-y-2">
      {parseAnswer(text).map((block, index) =>
        block.kind === 'paragraph' ? (
          <p key={index}>
            <Line line={block.line} />
          </p>
        ) : (
          <ul key={index} className="list-disc space-y-1 pl-5">
            {block.items.map((item, position) => (
              <li key={position}>
                <Line line={item} />
              </li>
            ))}
          </ul>
        ),
      )}
      {urgentCalls(text).map(({ label, href }) => (
        <a key={href} href={href} className={buttonClass('primary', 'mr-2 px-4 py-2')}>
          <span>
            {chatTexts.person.call} <span className="whitespace-nowrap tabular-nums">{label}</span>
          </span>
        </a>
      ))}
    </div>
  );
}

function Line({ line }: { line: AnswerLine }) {
  return line.map((part, index) =>
    typeof part === 'string' ? (
      <Unbroken key={index} text={part} isEnd={index === line.length - 1} />
    ) : (
      <AnswerAnchor key={index} link={part} />
    ),
  );
}

function AnswerAnchor({ link: { label, href } }: { link: AnswerLink }) {
  if (href.startsWith('/')) {
    return (
      <Link href={href} className={cn('text-link', isPageName(label) && 'whitespace-nowrap')}>
        {label}
      </Link>
    );
  }
  const isEmail = href.startsWith('mailto:');
  return (
    <a href={href} className={isEmail ? 'text-link' : 'text-link whitespace-nowrap'}>
      {isEmail ? <EmailText address={label} /> : label}
    </a>
  );
}
