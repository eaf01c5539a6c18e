import type { Plugin } from 'vite';
import { theme } from '../../shared/identity/theme.ts';

/** Puts the identity's dark color into the document, for the bar of a phone's browser. */
export function themeColor(): Plugin {
  return {
    name: 'theme-color',
    transformIndexHtml: {
      order: 'pre',
      handler: withThemeColor,
    },
  };
}

/** @param html client/index.html */
export const withThemeColor = (html: string): string => html.replace('%THEME_COLOR%', theme.ink950);
