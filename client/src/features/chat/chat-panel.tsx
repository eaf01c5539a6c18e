import { chatTexts } from '#shared/content/chat-texts.ts';
import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Leaving, Moving, useIsStaying } from '../../components/motion/moving.tsx';
import { useMediaQuery } from '../../hooks/use-media-query.ts';
import { pressShown } from '../../lib/press-shown.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatHeader } from './chat-header.tsx';
import type { ChatState } from './chat-state.ts';
import { ChatTranscript } from './chat-transcript.tsx';
import type { ChatSession } from './create-chat.ts';
import { LeadCard } from './lead-card.tsx';
import { LEAD_COUNTDOWN_S } from './lead-clock.ts';
import { leadView } from './lead-view.ts';
import { useEscape } from './use-escape.ts';
import { useInertPage } from './use-inert-page.ts';
import { useUncoveredFocus } from './use-uncovered-focus.ts';
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
  const { conversation, lead } = chat;
  const { clock } = lead;
  const view = leadView(state);
  const hasCard = view.card !== 'none';
  // What was said is drawn in slices, which a tap can come between; fields show at once what is typed.
  const said = useDeferredValue(state);
  const isRunning =
    useSyncExternalStore(clock.reading.subscribe, clock.reading.get, clock.reading.get).phase ===
    'running';
  useVisibleArea(panel);

  const { isAsked } = state.lead;
  useEffect(() => {
    if (hasCard && isAsked) panel.current?.querySelector<HTMLElement>('.chat-card input')?.focus();
  }, [hasCard, isAsked]);

  const hadCard = useRef(false);
  useEffect(() => {
    // A card that goes takes the focus with it.
    const focused = document.activeElement;
    const isFree = !focused || focused === document.body || focused.closest('.chat-card');
    const isGone = hadCard.current && !hasCard;
    if (isGone && isFree) panel.current?.querySelector<HTMLElement>('[name=message]')?.focus();
    hadCard.current = hasCard;
  }, [hasCard]);

  /** On a phone the panel lies over the page that a link opens. */
  function handleClick({ target }: MouseEvent): void {
    const link = target instanceof Element ? target.closest('a[href^="/"]:not([target])') : null;
    if (link && isNarrow) void pressShown().then(() => onClose(false));
  }

  /** Browsers report a move as well when something appears under a pointer that lies still. */
  function handlePointerMove({ movementX, movementY }: PointerEvent): void {
    if (movementX !== 0 || movementY !== 0) clock.noteReading();
  }

  return (
    <Moving
      ref={panel}
      role="dialog"
      aria-label={chatTexts.title}
      aria-modal={isNarrow}
      className="chat-panel"
      way={isNarrow ? 'sheet' : 'panel'}
      onFlung={isNarrow ? () => onClose(true) : undefined}
      onClick={handleClick}
      onKeyDown={clock.noteReading}
      onPointerDown={clock.noteReading}
      onPointerMove={handlePointerMove}
      onTouchMove={clock.noteReading}
      onWheel={clock.noteReading}
    >
      <Manners panel={panel} isNarrow={isNarrow} onClose={onClose} />
      <ChatHeader chat={chat} state={state} onClose={() => onClose(true)} />
      <ChatTranscript
        state={said}
        conversation={conversation}
        hasCard={leadView(said).card !== 'none'}
        onChangeDetails={lead.ask}
      />
      <p role="status" className="sr-only">
        {isRunning && chatTexts.lead.clock.announced(LEAD_COUNTDOWN_S)}
      </p>
      <Leaving>{hasCard && <LeadCard lead={lead} state={state} view={view} />}</Leaving>
      <ChatComposer
        isWaiting={state.isWaiting}
        text={state.draft}
        onWrite={conversation.write}
        onSend={conversation.send}
      />
    </Moving>
  );
}

interface MannersProps {
  panel: RefObject<HTMLDivElement | null>;
  isNarrow: boolean;
  onClose: (isFocusReturned: boolean) => void;
}

/** What the panel does to the keyboard and to the page, until it goes. */
function Manners(props: MannersProps) {
  return useIsStaying() && <StayingManners {...props} />;
}

function StayingManners({ panel, isNarrow, onClose }: MannersProps) {
  useInertPage(panel, isNarrow);
  useEscape(() => onClose(true));
  useUncoveredFocus(panel, () => onClose(false));
  return null;
}
