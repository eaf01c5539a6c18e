import { chatTexts } from '#shared/content/chat-texts.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../components/ui/button-class.ts';
import { AnswerText } from './answer-text.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import type { ChatMessage } from './chat-message.ts';
import type { ChatState } from './chat-state.ts';
import type { Conversation } from './conversation.ts';
import { FailureText } from './failure-text.tsx';
import { PlainText } from './plain-text.tsx';
import { StarterQuestions } from './starter-questions.tsx';

/** Of what is new, the beginning is shown: an answer, or the card with what was understood. */
const TOP_GAP_PX = 12;

export interface ChatTranscriptProps {
  state: ChatState;
  conversation: Pick<Conversation, 'send' | 'retry'>;
  /** The card about the visitor's details, where it stands. */
  children: ReactNode;
}

/** Everything that was said; what is new is read out by screen readers. */
export function ChatTranscript({ state, conversation, children }: ChatTranscriptProps) {
  const { messages, isWaiting, partialAnswer } = state;
  const log = useRef<HTMLDivElement>(null);
  const hasCard = Boolean(children);
  const hasSpoken = messages.some(({ role }) => role === 'user');

  useEffect(() => {
    const box = log.current;
    const bubbles = box?.querySelectorAll<HTMLElement>('[data-bubble], form') ?? [];
    const last = bubbles[bubbles.length - 1];
    // The browser stops at the end by itself.
    if (box && last) box.scrollTop = last.offsetTop - TOP_GAP_PX;
  }, [messages, isWaiting, hasCard]);

  return (
    <div className="min-h-0 grow">
      <div
        ref={log}
        role="log"
        aria-label="Conversation"
        aria-busy={partialAnswer !== ''}
        tabIndex={0}
        className="relative flex h-full flex-col gap-3 overflow-y-auto overscroll-contain px-4 py-4 text-small -outline-offset-3"
      >
        <p className="text-caption text-ink-600">
          {chatTexts.notice}{' '}
          <Link href="/privacy-policy" className="text-link">
            Privacy Policy
          </Link>
          .
        </p>
        {messages.map((message, index) => (
          <ChatBubble key={index} role={message.role} isFailure={message.isFailure}>
            <Said message={message} />
          </ChatBubble>
        ))}
        {messages.at(-1)?.isFailure && (
          <button
            type="button"
            onClick={conversation.retry}
            className={buttonClass('secondary', 'self-start')}
          >
            {chatTexts.retry}
          </button>
        )}
        {!hasSpoken && !hasCard && <StarterQuestions onAsk={conversation.send} />}
        {isWaiting && (
          <ChatBubble role="assistant">
            {partialAnswer === '' ? (
              <span className="motion-safe:animate-pulse">{chatTexts.thinking}</span>
            ) : (
              <AnswerText text={partialAnswer} />
            )}
          </ChatBubble>
        )}
        {children}
      </div>
    </div>
  );
}

function Said({ message: { role, content, isFailure } }: { message: ChatMessage }) {
  if (role === 'user') return <PlainText text={content} />;
  return isFailure ? <FailureText text={content} /> : <AnswerText text={content} />;
}
