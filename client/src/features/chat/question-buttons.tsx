import { Unbroken } from '../../components/ui/unbroken.tsx';
import { pressShown } from '../../lib/press-shown.ts';

export interface QuestionButtonsProps {
  label: string;
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Questions that are asked by a press: to start with, or to go on. */
export function QuestionButtons({ label, questions, onAsk }: QuestionButtonsProps) {
  if (questions.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-1 flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => void pressShown().then(() => onAsk(question))}
            className="min-h-11 rounded-full border border-redbud-300 bg-redbud-100 px-4 py-1.5 text-left text-balance text-redbud-800 hover:border-redbud-700"
          >
            <Unbroken text={question} />
          </button>
        </li>
      ))}
    </ul>
  );
}
