/**
 * The mark as data: a heart-shaped redbud leaf whose midrib is a pulse line.
 *
 * These strings are the one truth of the drawing. The React component inlines
 * them (and animates only the pulse); `node art/icons.mjs` reads them to write
 * mark.svg, favicon.svg and every bitmap icon. Change the drawing here, then
 * run that script.
 */

/** Square drawing area; the leaf fills it with an even margin. */
export const LOGO_VIEW_BOX = "0 0 48 48";

/** Leaf blade and petiole as one closed shape: fill it, never stroke it. */
export const LEAF_PATH =
  "M15.6 19.8C12.6 16 12.3 11.1 14.8 7.7C18.8 2.2 25.7 1.7 31.1 5.8C38.6 11.3 40.8 21.5 41.9 29.4C42.4 33.6 43.2 36.7 45.9 41C41.2 39.8 37.9 40.3 34 41.7C26.3 44.3 16.6 46.6 8.3 42.3C2.3 39.1 -0.3 32.7 2.9 26.7C4.9 23 9.4 21.2 14.1 22.2C10.2 19.7 6.7 16.4 4.8 13.1C4 11.7 6.3 10.4 7.2 11.7C9.2 14.8 12 17.6 15.6 19.8Z";

/**
 * The midrib, running from the notch to the tip and beating once on its way.
 * An open line: stroke it in the colour of the ground with round caps and
 * joins, fill none. Drawn from petiole to tip, so a dash offset that shrinks
 * to zero plays the beat in reading direction.
 */
export const PULSE_PATH = "M18.5 23.2L24.1 26.8L30.8 18.7L25 38.6L31.5 31.4L39.3 36.3";

/** Stroke width of the pulse in view-box units: 1.4 px when the mark is 24 px. */
export const PULSE_STROKE_WIDTH = 2.8;
