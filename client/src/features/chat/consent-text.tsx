import { chatTexts } from '#shared/content/chat-texts.ts';
import { CONSENT_VERSION, consentSegments } from '#shared/content/sms-consent.ts';
import { useId, useState } from 'react';
import { RichText } from '../../components/document/rich-text.tsx';

/** The words one agrees to by ticking the box: shown on demand, and always once it is ticked. */
export function ConsentText({ isTicked }: { isTicked: boolean }) {
  const id = useId();
  const [isOpened, setIsOpened] = useState(false);
  const isShown = isOpened || isTicked;
  return (
    <>
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={id}
        disabled={isTicked}
        onClick={() => setIsOpened(!isOpened)}
        className="text-link min-h-11 px-1 text-caption"
      >
        {chatTexts.lead.consent}
      </button>
      <div id={id} className="basis-full text-caption">
        {isShown && <RichText text={consentSegments(CONSENT_VERSION)} opensTabs />}
      </div>
    </>
  );
}
