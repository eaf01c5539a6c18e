import { chatTexts } from '#shared/content/chat-texts.ts';

/** A first word for people who do not know what to ask. */
export function StarterQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-2">
      {chatTexts.starters.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-11 rounded-full border border-redbud-300 bg-redbud-100 px-4 text-left text-redbud-800 hover:border-redbud-700"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
