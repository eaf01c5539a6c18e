import { chatTexts } from '#shared/content/chat-texts.ts';
import { CONSENT_VERSION, consentSegments } from '#shared/content/sms-consent.ts';
import { useId, useState } from 'react';
import { RichText } from '../../components/document/rich-text.tsx';

/** The words one agrees to by checking the box: shown on demand, and always once it is checked. */
export function ConsentText({ isChecked }: { isChecked: boolean }) {
  const id = useId();
  const [isOpened, setIsOpened] = useState(false);
  const isShown = isOpened || isChecked;
  return (
    <>
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={id}
        disabled={isChecked}
        onClick={() => setIsOpened(!isOpened)}
        className="text-link min-h-11 text-caption"
      >
        {chatTexts.lead.consent}
      </button>
      <div id={id} className="basis-full text-caption">
        {isShown && <RichText text={consentSegments(CONSENT_VERSION)} opensTabs />}
      </div>
    </>
  );
}
