/**
 * The mark as data: a heart-shaped redbud leaf whose midrib is a pulse line.
 *
 * These strings are the one truth of the drawing. The React component inlines
 * them (and animates only the pulse); `npm run icons` reads them to write
 * mark.svg, favicon.svg and every bitmap icon. Change the drawing here, then
 * run that script.
 */

/** Square drawing area; the leaf fills it with an even margin. */
export const LOGO_VIEW_BOX = '0 0 48 48';

/** Leaf blade and petiole as one closed shape: fill it, never stroke it. */
export const LEAF_PATH =
  'M15.6 19.8c-3-3.8-3.3-8.7-.8-12.1 4-5.5 10.9-6 16.3-1.9 7.5 5.5 9.7 15.7 10.8 23.6.5 4.2 1.3 7.3 4 11.6-4.7-1.2-8-.7-11.9.7-7.7 2.6-17.4 4.9-25.7.6-6-3.2-8.6-9.6-5.4-15.6 2-3.7 6.5-5.5 11.2-4.5a29 29 0 0 1-9.3-9.1c-.8-1.4 1.5-2.7 2.4-1.4q3 4.7 8.4 8.1z';

/**
 * The midrib, running from the notch to the tip and beating once on its way.
 * An open line: stroke it in the color of the ground with round caps and
 * joins, fill none. Drawn from petiole to tip, so a dash offset that shrinks
 * to zero plays the beat in reading direction.
 */
export const PULSE_PATH = 'm18.5 23.2 5.6 3.6 6.7-8.1L25 38.6l6.5-7.2 7.8 4.9';

/** Stroke width of the pulse in view-box units: 1.4 px when the mark is 24 px. */
export const PULSE_STROKE_WIDTH = 2.8;
