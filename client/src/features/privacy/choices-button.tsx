import { privacyTexts } from '#shared/content/privacy-texts.ts';
import { siteMap } from '#shared/site-map.ts';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePathname } from 'wouter/use-browser-location';

interface ChoicesButtonProps {
  isOpen: boolean;
  onOpen: () => void;
}

/**
 * 'Your privacy choices', put at the end of the footer's legal links. It is not part of the footer
 * itself because it does something only with scripting and only where a service is configured; so
 * served pages do without it.
 */
export function ChoicesButton({ isOpen, onOpen }: ChoicesButtonProps) {
  const [list, setList] = useState<Element>();
  // A page without a footer has no place for it, and the next footer is another one.
  const pathname = usePathname();
  useEffect(() => {
    // The router draws the new page in a root of its own, at the same moment.
    const frame = requestAnimationFrame(() => setList(legalLinks()));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  if (!list) return null;
  return createPortal(
    <li>
      <button
        type="button"
        data-privacy-choices=""
        aria-expanded={isOpen}
        onClick={onOpen}
        className="footer-link cursor-pointer text-left"
      >
        {privacyTexts.label}
      </button>
    </li>,
    list,
  );
}

/** The footer's list that leads to the privacy policy. */
function legalLinks(): Element | undefined {
  const policy = siteMap['privacy-policy'].path;
  return document.querySelector(`footer a[href="${policy}"]`)?.closest('ul') ?? undefined;
}
