import { chatTexts } from '#shared/content/chat-texts.ts';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useMediaQuery } from '../../hooks/use-media-query.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatHeader } from './chat-header.tsx';
import type { ChatState } from './chat-state.ts';
import { ChatTranscript } from './chat-transcript.tsx';
import type { ChatSession } from './create-chat.ts';
import { LeadCard } from './lead-card.tsx';
import { isLeadShown } from './lead-request.ts';
import { useInertPage } from './use-inert-page.ts';
import { useVisibleArea } from './use-visible-area.ts';

/** Below this width the panel takes the whole window; chat.css draws it the same way. */
const NARROW = '(width < 40rem)';

export interface ChatPanelProps {
  chat: ChatSession;
  state: ChatState;
  onClose: (isFocusReturned: boolean) => void;
}

/** The open chat. */
export function ChatPanel({ chat, state, onClose }: ChatPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery(NARROW);
  useVisibleArea(panel);
  useInertPage(panel, isNarrow);

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose(true);
  }

  /** On a phone the panel lies over the page that a link opens. */
  function handleClick({ target }: MouseEvent): void {
    const link = target instanceof Element ? target.closest('a[href^="/"]:not([target])') : null;
    if (link && isNarrow) onClose(false);
  }

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={chatTexts.title}
      aria-modal={isNarrow}
      className="chat-panel"
      onKeyDown={handleKeyDown}
      onClick={handleClick}
    >
      <ChatHeader chat={chat} state={state} onClose={() => onClose(true)} />
      <ChatTranscript state={state} conversation={chat.conversation}>
        {isLeadShown(state) && <LeadCard lead={chat.lead} state={state} />}
      </ChatTranscript>
      <ChatComposer isWaiting={state.isWaiting} onSend={chat.conversation.send} />
    </div>
  );
}
