/**
 * Sets the page in its own fonts (docs/decisions/deferred-fonts.md), all in one step, so that it is laid
 * out anew once and not for each. A font that cannot be had leaves the fallback, which reads as well.
 * @param fonts `Family=/path`, separated by spaces
 */
export async function bringFonts(fonts: string): Promise<void> {
  const faces = fonts.split(' ').map((entry) => {
    const [family = '', url = ''] = entry.split('=');
    return new FontFace(family, `url(${url})`, { weight: '400 900' }).load();
  });
  for (const result of await Promise.allSettled(faces)) {
    if (result.status === 'fulfilled') document.fonts.add(result.value);
  }
  // The headline has its own widths from now on (styles/typed-headline.css).
  document.documentElement.dataset.fonts = '';
}
