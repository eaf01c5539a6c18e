import { Link } from 'wouter';
import { type AnswerLine, parseAnswer } from './parse-answer.ts';
import { PlainText } from './plain-text.tsx';

/** An answer with its paragraphs, lists and links to pages of this site; never any other markup. */
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
    </div>
  );
}

function Line({ line }: { line: AnswerLine }) {
  return line.map((part, index) =>
    typeof part === 'string' ? (
      <PlainText key={index} text={part} />
    ) : (
      <Link key={index} href={part.href} className="text-link">
        {part.label}
      </Link>
    ),
  );
}
