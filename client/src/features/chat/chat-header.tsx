import { chatTexts } from '#shared/content/chat-texts.ts';
import { LogoMark } from '../../components/ui/logo-mark.tsx';
import { pressShown } from '../../lib/press-shown.ts';
import { type ChatState, isClearable } from './chat-state.ts';
import type { ChatSession } from './create-chat.ts';
import { TalkToPerson } from './talk-to-person.tsx';

export interface ChatHeaderProps {
  chat: ChatSession;
  state: ChatState;
  onClose: () => void;
}

const iconButton =
  'grid size-11 shrink-0 place-items-center rounded-control text-white enabled:hover:bg-white/10 disabled:opacity-40';

/** Who one talks to, a person instead, a fresh start, and the way out. */
export function ChatHeader({ chat, state, onClose }: ChatHeaderProps) {
  return (
    <header data-grip className="on-dark shrink-0 bg-ink-950">
      <div className="flex items-center gap-1 py-2 pr-1 pl-4">
        <LogoMark className="size-7 shrink-0 text-redbud-300" pulseClass="stroke-ink-950" />
        <h2 className="ml-2 min-w-0 grow text-[1.125rem] leading-tight">{chatTexts.title}</h2>
        <button
          type="button"
          aria-label={chatTexts.clear}
          title={chatTexts.clear}
          disabled={!isClearable(state)}
          onClick={() => void pressShown().then(chat.conversation.clear)}
          className={iconButton}
        >
          <Icon path="M4 6h12M8 6V4h4v2M6 6l1 10h6l1-10" />
        </button>
        <button
          type="button"
          aria-label={chatTexts.close}
          title={chatTexts.close}
          onClick={() => void pressShown().then(onClose)}
          className={iconButton}
        >
          <Icon path="M5 5l10 10M15 5L5 15" />
        </button>
      </div>
      <TalkToPerson lead={chat.lead} status={state.lead.status} />
    </header>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 stroke-current">
      <path d={path} fill="none" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
