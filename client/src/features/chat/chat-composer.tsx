import { chatTexts } from '#shared/content/chat-texts.ts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { MESSAGE_MAX_CHARACTERS } from './recent-history.ts';

export interface ChatComposerProps {
  isWaiting: boolean;
  /** False when the message was ignored; it then stays. */
  onSend: (text: string) => boolean;
}

/** Where the visitor writes. It takes the focus when the panel opens and after each answer. */
export function ChatComposer({ isWaiting, onSend }: ChatComposerProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const hasOpened = useRef(false);

  useEffect(() => {
    if (isWaiting) return;
    // A disabled field loses the focus; whoever has gone elsewhere meanwhile is left there.
    const focused = document.activeElement;
    const isFree = focused === null || focused === document.body;
    const isOutside = !input.current?.closest('[role=dialog]')?.contains(focused);
    if (isFree || (isOutside && !hasOpened.current)) input.current?.focus();
    hasOpened.current = true;
  }, [isWaiting]);

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (onSend(text)) setText('');
  }

  return (
    <form
      onSubmit={handleSubmit}
      className="flex shrink-0 items-center gap-2 border-t border-line bg-white p-3"
    >
      <input
        ref={input}
        type="text"
        name="message"
        aria-label={chatTexts.messageLabel}
        placeholder={chatTexts.messagePlaceholder}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={MESSAGE_MAX_CHARACTERS}
        value={text}
        disabled={isWaiting}
        onChange={({ target }) => setText(target.value)}
        className="min-h-12 min-w-0 grow rounded-control border border-ink-600/60 bg-white px-4 text-[1rem] text-ink-950 placeholder:text-ink-600 disabled:bg-mist"
      />
      <button
        type="submit"
        aria-label={chatTexts.send}
        disabled={isWaiting}
        className="grid size-12 shrink-0 place-items-center rounded-control bg-redbud-700 text-white hover:bg-redbud-800 disabled:opacity-60"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-6 fill-current">
          <path d="M2.5 17.5 18 10 2.5 2.5v5.8L12 10l-9.5 1.7Z" />
        </svg>
      </button>
    </form>
  );
}
