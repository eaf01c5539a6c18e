import { company } from '#shared/content/company.ts';
import { CONTACT_HREF } from '#shared/pages/menus.ts';
import { notFound as page } from '#shared/pages/not-found.ts';
import { siteMap } from '#shared/site-map.ts';
import { Link } from 'wouter';
import { emptyCorridor } from '../../assets/scenes/empty-corridor.ts';
import { buttonClass } from '../../components/ui/button-class.ts';
import { ScenePicture } from '../../components/ui/scene-picture.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { PageMeta } from '../../lib/page/page-meta.tsx';

const waysOnward = [
  { label: siteMap.services.label, href: siteMap.services.path },
  { label: siteMap.blog.label, href: siteMap.blog.path },
  { label: siteMap.contact.label, href: CONTACT_HREF },
];

const HELP =
  'The fault is ours. Nothing on your side is broken, and the people you are looking for still pick up:';

/** Nothing: the page's status is 404. */
export const load = () => undefined;
export const head = () => pageHead(page);

/** The exact heading and text are the specification's (§2); the rest is help. */
export default function NotFoundPage() {
  return (
    <>
      <PageMeta head={head()} />
      <div className="overflow-hidden">
        <div className="container-page grid items-center gap-x-8 gap-y-10 py-section-tight lg:grid-cols-12 lg:py-section">
          <div className="lg:col-span-6 lg:pr-8">
            {/* Two lines at every width: whether both fit in one hangs on a pixel. */}
            <h1 className="text-title">
              404 <span className="block">Page Not Found</span>
            </h1>
            <p className="mt-6 max-w-text text-lead text-balance">
              {HELP}
              {/* A line of its own: a word beside it would move when the other font comes. */}
              <a href={company.phone.href} className="text-link block w-fit tabular-nums">
                {company.phone.display}
              </a>
            </p>
            {/* For whoever builds the site. */}
            <p className="mt-3 text-small text-ink-600">
              Did you forget to add the page to the router?
            </p>
            <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-3">
              <Link href="/" className={buttonClass('primary', 'max-sm:w-full')}>
                Return to Home
              </Link>
              <ul className="flex flex-wrap gap-x-8">
                {waysOnward.map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href} className="text-link inline-flex min-h-11 items-center">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <div className="-mx-3 self-center sm:mx-auto sm:w-full sm:max-w-[42rem] lg:col-span-6 lg:w-auto lg:-mr-[2.7%] lg:-ml-[6%] lg:max-w-none">
            <ScenePicture
              scene={emptyCorridor}
              isEarly
              sizes="(min-width: 64rem) 56vw, 100vw"
              className="h-auto w-full"
            />
          </div>
        </div>
      </div>
    </>
  );
}
