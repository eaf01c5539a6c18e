import { caseStudy } from '#shared/content/case-study.ts';
import { TableOfContents } from '../../components/document/table-of-contents.tsx';
import { Unbroken } from '../../components/ui/unbroken.tsx';

/** The two results in figures, and where to find each part of the story. */
export function CaseStudyFacts() {
  const { speed, cost, sections } = caseStudy;
  return (
    <div className="lg:sticky lg:top-28">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-6 max-lg:pb-4 lg:grid-cols-1">
        <div className="border-t-2 border-redbud-700 pt-3">
          <dt className="text-small text-ink-600">Internet speed</dt>
          <dd className="mt-1 font-heading text-subheading tabular-nums text-ink-950">
            <Unbroken text={`${speed.before} to ${speed.after} ${speed.unit}`} />
          </dd>
        </div>
        <div className="border-t-2 border-redbud-700 pt-3">
          <dt className="text-small text-ink-600">{cost.label}</dt>
          <dd className="mt-1 font-heading text-subheading text-ink-950">
            <Unbroken text={cost.value} />
          </dd>
        </div>
      </dl>
      <div className="mt-10 max-lg:hidden">
        <TableOfContents entries={sections} />
      </div>
    </div>
  );
}
