import type { MenuName } from './define-page.ts';
import { pageIds, pages } from './index.ts';

export interface SiteLink {
  readonly label: string;
  readonly href: string;
}

// The build replaces this module by its values (scripts/vite/computed-modules.ts).

export const headerLinks: readonly SiteLink[] = menu('header');
export const companyLinks: readonly SiteLink[] = menu('company');
export const legalLinks: readonly SiteLink[] = menu('legal');

/** 'Request Services' and 'Get in Touch' go straight to the ways to reach us (spec §2). */
export const CONTACT_HREF = `${pages.contact.path}#contact-top`;

function menu(name: MenuName): SiteLink[] {
  return pageIds
    .flatMap((id) => {
      const { path, label, menuLabel = label, menus } = pages[id];
      const place = menus[name];
      return place === undefined ? [] : [{ place, link: { label: menuLabel, href: path } }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ link }) => link);
}
