import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { icons } from '../../client/src/components/ui/icons.ts';

export const ICONS_FILE = new URL('../../client/src/assets/icons.svg', import.meta.url);

/** All icons in one file, each a symbol; color and width of the lines come from where one is used. */
export function iconSprite(): string {
  const symbols = Object.entries(icons).map(([name, icon]) => {
    const drawing = renderToStaticMarkup(createElement(icon));
    const shapes = drawing.slice(drawing.indexOf('>') + 1, drawing.lastIndexOf('<'));
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replaceAll(/><\/\w+>/g, '/>')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
