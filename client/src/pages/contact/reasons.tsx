import { contact } from '#shared/content/contact.ts';
import { Revealed } from '../../components/sections/revealed.tsx';
import { Unbroken } from '../../components/ui/unbroken.tsx';

/** Four reasons, read one after the other; their rules stand on the lines of the office’s. */
export function Reasons() {
  const { heading, items } = contact.reasons;
  return (
    <section
      aria-labelledby="reasons-heading"
      className="lg:row-span-3 lg:grid lg:grid-rows-subgrid"
    >
      <h2 id="reasons-heading" className="text-heading">
        {heading}
      </h2>
      <Revealed className="lg:row-span-2 lg:grid lg:grid-rows-subgrid">
        <ul className="mt-8 grid gap-x-10 sm:grid-cols-2 lg:row-span-2 lg:grid-rows-subgrid">
          {items.map(({ title, description }) => (
            <li key={title} className="border-t border-rule py-6 last:pb-0 sm:nth-last-2:pb-0">
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
