import { chatTexts } from '#shared/content/chat-texts.ts';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { pressShown } from '../../lib/press-shown.ts';
import { MESSAGE_MAX_CHARACTERS } from './recent-history.ts';

export interface ChatComposerProps {
  isWaiting: boolean;
  /** What stands in the field; it outlives the panel. */
  text: string;
  onWrite: (text: string) => void;
  /** False when the message was ignored; it then stays. */
  onSend: (text: string) => boolean;
}

/**
 * Where the visitor writes; it grows with the text. It takes the focus when the panel opens and after
 * each answer. Enter sends, with Shift it begins a line.
 */
export function ChatComposer({ isWaiting, text, onWrite, onSend }: ChatComposerProps) {
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const hasOpened = useRef(false);
  const { length } = text.trim();
  const isTooLong = length > MESSAGE_MAX_CHARACTERS;

  useEffect(() => {
    if (isWaiting) return;
    let isLeft = false;
    // The styles of the whole page are found anew: not in the task that draws the panel or an answer.
    void pressShown().then(() => {
      if (isLeft) return;
      // A disabled field loses the focus; whoever has gone elsewhere meanwhile is left there.
      const focused = document.activeElement;
      const isFree = focused === null || focused === document.body;
      const isOutside = !input.current?.closest('[role=dialog]')?.contains(focused);
      if (isFree || (isOutside && !hasOpened.current)) {
        input.current?.focus({ preventScroll: true });
      }
      hasOpened.current = true;
    });
    return () => {
      isLeft = true;
    };
  }, [isWaiting]);

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    void pressShown().then(() => onSend(text));
  }

  function handleKeyDown(event: KeyboardEvent): void {
    // Enter also ends a word that is being composed, e.g. in Japanese.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void pressShown().then(() => onSend(text));
  }

  return (
    <form onSubmit={handleSubmit} className="shrink-0 border-t border-line bg-white px-4 py-3">
      {isTooLong && (
        <p id={`${id}-long`} role="status" className="mb-2 text-caption text-danger-700">
          {chatTexts.tooLong(length, MESSAGE_MAX_CHARACTERS)}
        </p>
      )}
      <div className="flex items-end gap-3">
        {/* The copy of the text gives the field its height: served and checked HTML has no style. */}
        <div className="chat-input-frame" data-text={text}>
          <textarea
            ref={input}
            name="message"
            rows={1}
            aria-label={chatTexts.messageLabel}
            aria-invalid={isTooLong}
            aria-describedby={isTooLong ? `${id}-long` : undefined}
            placeholder={chatTexts.messagePlaceholder}
            autoComplete="off"
            enterKeyHint="send"
            value={text}
            disabled={isWaiting}
            onChange={({ target }) => onWrite(target.value)}
            onKeyDown={handleKeyDown}
            className="chat-input"
          />
        </div>
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
      </div>
    </form>
  );
}
