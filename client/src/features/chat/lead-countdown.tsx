import { chatTexts } from '#shared/content/chat-texts.ts';
import { useSyncExternalStore } from 'react';
import type { LeadClock } from './lead-clock.ts';

const texts = chatTexts.lead.clock;

export interface LeadCountdownProps {
  clock: LeadClock;
  /** The card may be sent without its button. */
  isTimed: boolean;
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
}

/** How long until the card sends itself, and the way to stop that. Its seconds are not read out. */
export function LeadCountdown({ clock, isTimed, isPaused, onPause }: LeadCountdownProps) {
  const { phase, secondsLeft } = useSyncExternalStore(
    clock.reading.subscribe,
    clock.reading.get,
    clock.reading.get,
  );
  const [before, after] = texts.running;
  const isStoppable = isTimed || isPaused;
  return (
    <div className="flex min-h-11 items-center justify-between gap-2 text-caption">
      <p role="timer" aria-live="off" className="min-w-0 tabular-nums">
        {isPaused ? (
          texts.paused
        ) : !isTimed ? (
          texts.manual
        ) : phase === 'running' ? (
          <>
            {before} <span className="whitespace-nowrap">{`${secondsLeft} ${after}`}</span>
          </>
        ) : (
          texts.reading
        )}
      </p>
      {isStoppable && (
        <button
          type="button"
          onClick={() => onPause(!isPaused)}
          className="text-link min-h-11 shrink-0"
        >
          {isPaused ? texts.resume : texts.pause}
        </button>
      )}
    </div>
  );
}
