import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { icons } from '../../client/src/components/ui/icons.ts';

export const ICONS_FILE = new URL('../../client/src/assets/icons.svg', import.meta.url);

const LONG_NUMBER = / ?-?\d*\.\d{3,}/g;

/** A hundredth of a unit is finer than a pixel of any screen, and every document carries its icons. */
function rounded(number: string, at: number, shapes: string): string {
  const short = String(Number(Number(number).toFixed(2))).replace(/^(-?)0\./, '$1.');
  const isApart = short.startsWith('-') || /[a-z"]/i.test(shapes.charAt(at - 1));
  return isApart ? short : ` ${short}`;
}

/** All icons in one file, each a symbol; color and width of the lines come from where one is used. */
export function iconSprite(): string {
  const symbols = Object.entries(icons).map(([name, icon]) => {
    const drawing = renderToStaticMarkup(createElement(icon));
    const shapes = drawing.slice(drawing.indexOf('>') + 1, drawing.lastIndexOf('<'));
    const short = shapes.replaceAll(/><\/\w+>/g, '/>').replaceAll(LONG_NUMBER, rounded);
    return `<symbol id="${name}" viewBox="0 0 24 24">${short}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
