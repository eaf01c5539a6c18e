import { chatTexts } from '#shared/content/chat-texts.ts';
import type { ReactNode } from 'react';
import { Moving } from '../../components/motion/moving.tsx';
import { cn } from '../../lib/cn.ts';

export interface ChatBubbleProps {
  role: 'user' | 'assistant';
  /** Set apart from answers: something went wrong. */
  isFailure?: boolean | undefined;
  /** Somebody says it now. */
  isNew?: boolean;
  children: ReactNode;
}

/** One thing somebody said; who said it is seen by side and color, and read out. */
export function ChatBubble({ role, isFailure = false, isNew = false, children }: ChatBubbleProps) {
  const isUser = role === 'user';
  return (
    <Moving
      way={isNew ? 'answer' : undefined}
      data-bubble={role}
      className={cn(
        'max-w-[88%] rounded-card px-4 py-2.5 [overflow-wrap:anywhere]',
        isUser
          ? 'self-end rounded-br-sm bg-redbud-700 text-balance whitespace-pre-wrap text-white'
          : 'self-start rounded-bl-sm border bg-white text-ink-800',
        !isUser && (isFailure ? 'border-danger-700' : 'border-line'),
      )}
    >
      <span className="sr-only">{isUser ? chatTexts.you : chatTexts.assistant}: </span>
      {children}
    </Moving>
  );
}
