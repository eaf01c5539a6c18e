import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { company } from './shared/content/company.ts';
import { typedWords } from './scripts/vite/typed-words.ts';
import { home } from './shared/content/home.ts';
import { pictureTurn, serviceColor, theme } from './shared/identity/theme.ts';

/** `28 16 36`, as rgb() takes it with an alpha. */
const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');
const shade = channels(theme.ink950);
/** Between the letters of the largest title, in em. */
const DISPLAY_SPACING = -0.022;

/**
 * The tokens of the identity; site.css loads this file. What cannot read it (index.html, the manifest,
 * share pictures) repeats the color it needs.
 */
export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#FFFFFF',
      paper: theme.paper,
      mist: theme.mist,
      line: theme.line,
      ink: { 600: theme.ink600, 800: theme.ink800, 950: theme.ink950 },
      /** The brand's color, whatever its hue (shared/identity/theme.ts). */
      redbud: {
        100: theme.brand100,
        300: theme.brand300,
        700: theme.brand700,
        800: theme.brand800,
      },
      leaf: { 100: '#DDF1EA', 700: '#0F6B57' },
      wheat: { 300: '#EBCB8B', 700: '#8A6614' },
      danger: { 700: '#B3261E' },
      /** The services' hues. A class `hue-1` to `hue-12` (hues.css) on an ancestor chooses the angle. */
      hue: {
        DEFAULT: serviceColor('DEFAULT', 'var(--hue)'),
        soft: serviceColor('soft', 'var(--hue)'),
        mid: serviceColor('mid', 'var(--hue)'),
      },
    },
    /** Rendered pictures are magenta; for another hue they are turned around the color wheel. */
    picture: { filter: pictureTurn === 0 ? 'none' : `hue-rotate(${pictureTurn}deg)` },
    /** What each printed sheet says (print.css), as strings of CSS. */
    paper: {
      foot: JSON.stringify(
        [company.name, company.address.oneLine, company.phone.display, company.web.label].join(
          ' · ',
        ),
      ),
      site: JSON.stringify(company.web.label),
    },
    fontFamily: {
      heading: ['Fraunces', 'Fraunces Fallback', 'Georgia', 'serif'],
      sans: ['Figtree', 'Figtree Fallback', 'system-ui', 'sans-serif'],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'monospace'],
    },
    fontSize: {
      /** h1 of the home page */
      display: [
        'clamp(2.5rem, 1.72rem + 3.3vw, 4.5rem)',
        { lineHeight: '1.06', letterSpacing: `${DISPLAY_SPACING}em` },
      ],
      /** h1 of every other page */
      title: [
        'clamp(2.25rem, 1.75rem + 2.1vw, 3.5rem)',
        { lineHeight: '1.1', letterSpacing: '-0.02em' },
      ],
      heading: [
        'clamp(1.75rem, 1.45rem + 1.25vw, 2.625rem)',
        { lineHeight: '1.16', letterSpacing: '-0.015em' },
      ],
      subheading: [
        'clamp(1.25rem, 1.17rem + 0.35vw, 1.5rem)',
        { lineHeight: '1.3', letterSpacing: '-0.008em' },
      ],
      lead: ['clamp(1.125rem, 1.06rem + 0.28vw, 1.3125rem)', { lineHeight: '1.55' }],
      body: ['clamp(1.0625rem, 1.04rem + 0.09vw, 1.125rem)', { lineHeight: '1.6' }],
      small: ['0.9375rem', { lineHeight: '1.5' }],
      caption: ['0.8125rem', { lineHeight: '1.45' }],
    },
    screens: {
      sm: '40rem',
      md: '48rem',
      lg: '64rem',
      xl: '80rem',
      '2xl': '100rem',
      '3xl': '140rem',
    },
    extend: {
      // `text` holds some 90 characters of Figtree. Not in ch: that changes with the font, and every line with it.
      maxWidth: { page: '78.5rem', text: '43.5em', narrow: '44rem' },
      spacing: {
        /** Rhythm between sections: 3.5 rem on a phone, up to 8 rem. */
        section: 'clamp(3.5rem, 2.2rem + 5.6vw, 8rem)',
        'section-tight': 'clamp(2.5rem, 1.9rem + 2.6vw, 4.5rem)',
        /** Space at the page's edge; from 48rem up it holds the chat's launcher (chat.css). */
        gutter: 'clamp(1.125rem, 12.5vw - 2.5rem, 3.75rem)',
      },
      borderRadius: { card: '1.125rem', control: '0.75rem' },
      boxShadow: {
        card: `0 1px 2px rgb(${shade} / 0.05), 0 10px 30px -14px rgb(${shade} / 0.16)`,
        raised: `0 2px 4px rgb(${shade} / 0.06), 0 24px 48px -18px rgb(${shade} / 0.28)`,
      },
    },
  },
  plugins: [
    plugin((tailwind) => {
      tailwind.addBase(typedWords(home.hero.headline, DISPLAY_SPACING));
    }),
  ],
} satisfies Config;
