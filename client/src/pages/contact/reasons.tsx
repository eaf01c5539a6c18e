import { contact } from '#shared/content/contact.ts';
import { Revealed } from '../../components/sections/revealed.tsx';
import { Unbroken } from '../../components/ui/unbroken.tsx';

/** Four reasons, read one after the other. */
export function Reasons() {
  const { heading, items } = contact.reasons;
  return (
    <section aria-labelledby="reasons-heading">
      <h2 id="reasons-heading" className="text-heading">
        {heading}
      </h2>
      <Revealed>
        <ul className="mt-8 grid gap-x-10 sm:grid-cols-2">
          {items.map(({ title, description }) => (
            <li key={title} className="border-t border-ink-600/25 py-6">
              <h3 className="text-subheading">{title}</h3>
              <p className="mt-2 text-ink-600">
                <Unbroken text={description} isEnd />
              </p>
            </li>
          ))}
        </ul>
      </Revealed>
    </section>
  );
}
