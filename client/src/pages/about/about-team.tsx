import { about } from '#shared/content/about.ts';
import { company } from '#shared/content/company.ts';
import { Revealed } from '../../components/sections/revealed.tsx';
import { TeamPortrait } from './team-portrait.tsx';

/** Each tile in a tone of its own. */
const tones = [
  'bg-redbud-800 text-redbud-100',
  'bg-leaf-700 text-leaf-100',
  'bg-ink-950 text-redbud-300',
];

/** The three people who lead the company. */
export function AboutTeam() {
  const { heading, intro } = about.team;
  return (
    <section aria-labelledby="team-heading" className="container-page py-section">
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12 lg:items-baseline">
        <h2 id="team-heading" className="text-heading lg:col-span-4">
          {heading}
        </h2>
        <p className="max-w-[36em] text-lead text-balance text-ink-600 lg:col-span-8">{intro}</p>
      </div>
      <Revealed>
        <ul className="mt-10 grid gap-x-8 gap-y-8 lg:mt-14 lg:grid-cols-3">
          {company.team.map((member, index) => (
            <li
              key={member.role}
              className="grid grid-cols-[6rem_1fr] items-start gap-x-5 lg:block"
            >
              <TeamPortrait member={member} className={tones[index]} />
              <div className="lg:mt-6">
                <h3 className="text-subheading">{member.name ?? member.role}</h3>
                {member.name && <p className="text-redbud-700">{member.role}</p>}
                <p className="mt-2 max-w-[23em] text-ink-600">{member.bio}</p>
              </div>
            </li>
          ))}
        </ul>
      </Revealed>
    </section>
  );
}
