import { chatLauncherTexts } from '#shared/content/chat-launcher-texts.ts';
import { company } from '#shared/content/company.ts';
import { storageKeys } from '#shared/content/legal/storage-keys.ts';
import {
  type ComponentType,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { preloadToaster } from '../../components/ui/toaster-lazy.tsx';
import { onSignal } from '../../lib/on-signal.ts';
import { pressShown } from '../../lib/press-shown.ts';
import { toast } from '../../lib/toast-store.ts';
import type { ChatProps } from './chat.tsx';
import type { ChatSession } from './create-chat.ts';
import { useBounce } from './use-bounce.ts';
import { whenPointerNears } from './when-pointer-nears.ts';

const OWN_ID = 'site-chat';

/** The chat once its code is there. */
interface Loaded {
  readonly Chat: ComponentType<ChatProps>;
  readonly chat: ChatSession;
}

/**
 * The assistant's button, in the layout of every page but /elo (spec §2). All else of the chat is
 * fetched when the pointer nears it, when it is pressed, or when a lead of this visit is still unsent.
 */
export function ChatLauncher() {
  const button = useRef<HTMLButtonElement>(null);
  const isAlone = useSyncExternalStore(neverChanges, isOnlyChat, () => true);
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const latest = useRef<Loaded>(undefined);
  const wanted = useRef<'panel' | 'call'>(undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const [isBouncing, stopBouncing] = useBounce(!isOpen);

  function load(): void {
    // The toast about a lost connection has to be there before the connection is lost.
    const fetched = pressShown().then(() =>
      Promise.all([import('./chat.tsx'), preloadToaster().catch(() => undefined)]),
    );
    // The code has just run for the first time; what it does comes in a task of its own.
    const rested = fetched.then(async ([code]) => {
      await pressShown();
      return code;
    });
    rested.then(
      ({ Chat, createChat }) => {
        latest.current ??= { Chat, chat: createChat() };
        const { current } = latest;
        begin(current.chat);
        // In slices of a few milliseconds: somebody may press something else meanwhile.
        startTransition(() => {
          setLoaded(current);
          setHasFailed(false);
        });
      },
      () => {
        wanted.current = undefined;
        // The toast passes, and without a connection its own code may be missing as well.
        setIsOpen((wasOpen) => {
          if (wasOpen) {
            toast(chatLauncherTexts.unavailable);
            setHasFailed(true);
          }
          return false;
        });
      },
    );
  }

  useEffect(() => {
    if (hasUnsentLead()) load();
    return button.current ? whenPointerNears(button.current, load) : undefined;
  }, []);

  const openForCall = useEffectEvent(() => open('call'));
  useEffect(() => {
    const left = new AbortController();
    onSignal('call-back-wanted', openForCall, left.signal);
    return () => left.abort();
  }, []);

  /** What the panel says first is there when it is drawn; drawn again, it would be laid out again. */
  function begin({ conversation, lead }: ChatSession): void {
    const { current } = wanted;
    wanted.current = undefined;
    if (current) {
      conversation.open();
      // Hidden while it has the focus: React would have the page laid out to give it back.
      button.current?.blur();
    }
    if (current !== 'call') return;
    conversation.wantCallBack();
    lead.ask();
  }

  function open(why: 'panel' | 'call'): void {
    stopBouncing();
    wanted.current = why;
    if (loaded) {
      void pressShown().then(() => {
        begin(loaded.chat);
        startTransition(() => setIsOpen(true));
      });
      return;
    }
    setIsOpen(true);
    load();
  }

  function handleClose(isFocusReturned: boolean): void {
    setIsOpen(false);
    // The button has to be visible before it can take the focus.
    if (isFocusReturned) setTimeout(() => button.current?.focus());
  }

  if (!isAlone) return null;
  return (
    <aside id={OWN_ID} data-chat-widget="" aria-label="Chat" className="print:hidden">
      <button
        ref={button}
        type="button"
        aria-label={chatLauncherTexts.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isOpen && !loaded}
        data-bouncing={isBouncing ? '' : undefined}
        hidden={isOpen && loaded !== undefined}
        onClick={() => open('panel')}
        onFocus={load}
        className="chat-launcher on-dark"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7 fill-current">
          <path d="M4 4h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-7l-5 4v-4H4a2 2 0 0 1-2-2V6c0-1.1.9-2 2-2Z" />
        </svg>
      </button>
      {hasFailed && !isOpen && (
        <p role="status" className="chat-launcher-note text-small">
          {chatLauncherTexts.unavailableNote}{' '}
          <a href={company.phone.href} className="text-link whitespace-nowrap">
            {company.phone.display}
          </a>
        </p>
      )}
      {loaded && <loaded.Chat chat={loaded.chat} isOpen={isOpen} onClose={handleClose} />}
    </aside>
  );
}

const neverChanges = () => () => undefined;

/** Spec §2: skipped where another chat stands already. */
function isOnlyChat(): boolean {
  return document.querySelector(`[data-chat-widget]:not(#${OWN_ID})`) === null;
}

function hasUnsentLead(): boolean {
  try {
    return sessionStorage.getItem(storageKeys.pendingLead) !== null;
  } catch {
    // A browser that stores nothing has stored no lead.
    return false;
  }
}
