import { chatTexts } from '#shared/content/chat-texts.ts';
import { memo, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { buttonClass } from '../../components/ui/button-class.ts';
import { pressShown } from '../../lib/press-shown.ts';
import { AnswerText } from './answer-text.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import type { ChatMessage } from './chat-message.ts';
import type { ChatState } from './chat-state.ts';
import type { Conversation } from './conversation.ts';
import { lastReceipt } from './lead-view.ts';
import { nextQuestions } from './next-questions.ts';
import { Unbroken } from '../../components/ui/unbroken.tsx';
import { QuestionButtons } from './question-buttons.tsx';
import { ReceiptText } from './receipt-text.tsx';

/** Of what is new, the beginning is shown. */
const TOP_GAP_PX = 12;

export interface ChatTranscriptProps {
  state: ChatState;
  conversation: Pick<Conversation, 'send' | 'retry' | 'restore' | 'saidBefore'>;
  /** The card with the visitor's details lies over the foot of it. */
  hasCard: boolean;
  /** Opens the details that were handed over last. */
  onChangeDetails: () => void;
}

/** Everything that was said; what is new is read out by screen readers. */
export const ChatTranscript = memo(function ChatTranscript(props: ChatTranscriptProps) {
  const { state, conversation, hasCard, onChangeDetails } = props;
  const { messages, isWaiting, partialAnswer, deleted } = state;
  const log = useRef<HTMLDivElement>(null);
  const [path] = useLocation();
  const hasSpoken = messages.some(({ role }) => role === 'user');
  const lastKey = lastReceipt(state)?.key;
  // What was said before the panel opened is there already, as is an answer that was seen while it came.
  const [saidBefore] = useState(() => new Set(conversation.saidBefore()));
  const [seenIndex, setSeenIndex] = useState(-1);
  if (partialAnswer !== '' && seenIndex !== messages.length) setSeenIndex(messages.length);
  const questions = hasSpoken ? nextQuestions(messages, path) : chatTexts.starters;

  useEffect(() => {
    const box = log.current;
    const bubbles = box?.querySelectorAll<HTMLElement>('[data-bubble]') ?? [];
    const last = bubbles[bubbles.length - 1];
    // The browser stops at the end by itself.
    if (box && last) box.scrollTop = last.offsetTop - TOP_GAP_PX;
  }, [messages.length, isWaiting, hasCard]);

  return (
    <div className="chat-log">
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
          <Link href="/privacy-policy" className="text-link whitespace-nowrap">
            Privacy Policy
          </Link>
          .
        </p>
        {messages.map((message, index) => (
          <ChatBubble
            key={index}
            role={message.role}
            isFailure={message.isFailure}
            isNew={!saidBefore.has(message) && index !== seenIndex}
          >
            <Said
              message={message}
              onChange={!hasCard && message.receipt?.key === lastKey ? onChangeDetails : undefined}
            />
          </ChatBubble>
        ))}
        {messages.at(-1)?.isFailure && (
          <button
            type="button"
            onClick={() => void pressShown().then(conversation.retry)}
            className={buttonClass('secondary', 'self-start')}
          >
            {chatTexts.retry}
          </button>
        )}
        {deleted && (
          <div className="flex flex-wrap items-center gap-x-3">
            <p>{chatTexts.deleted}</p>
            <button
              type="button"
              autoFocus
              onClick={() => void pressShown().then(conversation.restore)}
              className="text-link min-h-11 px-1"
            >
              {chatTexts.undo}
            </button>
          </div>
        )}
        {!isWaiting && !hasCard && (
          <QuestionButtons
            label={chatTexts.nextQuestions}
            questions={questions}
            onAsk={conversation.send}
          />
        )}
        {isWaiting && (
          <ChatBubble role="assistant" isNew>
            {partialAnswer === '' ? (
              <span className="motion-safe:animate-pulse">{chatTexts.thinking}</span>
            ) : (
              <AnswerText text={partialAnswer} />
            )}
          </ChatBubble>
        )}
      </div>
    </div>
  );
});

interface SaidProps {
  message: ChatMessage;
  onChange: (() => void) | undefined;
}

function Said({ message: { role, content, receipt }, onChange }: SaidProps) {
  if (receipt) return <ReceiptText receipt={receipt} onChange={onChange} />;
  return role === 'user' ? <Unbroken text={content} /> : <AnswerText text={content} />;
}
