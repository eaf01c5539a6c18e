/** What reads badly in two halves: phone numbers, "e-mail", "24/7/365". */
const WHOLE = /(\(\d{3}\) \d{3}-\d{4}|\b\d{3}[-.]\d{3}[-.]\d{4}\b|\be-mails?\b|\b24\/7\/365\b)/i;

/** Text as it is, with no line broken inside a phone number. */
export function PlainText({ text }: { text: string }) {
  // split() puts what the group caught at the odd places.
  return text.split(WHOLE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
