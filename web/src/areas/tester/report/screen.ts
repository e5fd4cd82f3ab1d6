// The picture of a bug report: the current page as one HTML file without scripts. Browsers do not let a page take a
// screenshot of itself without asking, and an HTML file can also be searched, enlarged and read by programs.
import { isSecret } from './secrets';

/** A photograph in full size would be most of the file. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.8;

/** The picture's size, and its content as a data URL, because the page's URLs do not work elsewhere. */
function renderPicture(picture: HTMLImageElement | HTMLCanvasElement) {
  const isImage = picture instanceof HTMLImageElement;
  const width = isImage ? picture.naturalWidth : picture.width;
  const height = isImage ? picture.naturalHeight : picture.height;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const brush = canvas.getContext('2d');
  // A picture that has not loaded or is broken has no content here, either.
  if (!brush || canvas.width === 0 || canvas.height === 0) return { width, height, src: '' };
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { width, height, src: canvas.toDataURL('image/webp', QUALITY) };
}

/** The values of fields are not part of the document's markup. */
function copyField(from: Element, to: Element): void {
  if (from instanceof HTMLInputElement) {
    to.toggleAttribute('checked', from.checked);
    if (from.type !== 'file') to.setAttribute('value', isSecret(from) && from.value ? '•••' : from.value);
  }
  if (from instanceof HTMLTextAreaElement) to.textContent = from.value;
  if (from instanceof HTMLOptionElement) to.toggleAttribute('selected', from.selected);
}

function copyPicture(from: Element, to: Element): void {
  if (!(from instanceof HTMLImageElement || from instanceof HTMLCanvasElement)) return;
  const { src, ...size } = renderPicture(from);
  const image = document.createElement('img');
  image.className = from.className;
  image.alt = from instanceof HTMLImageElement ? from.alt : '';
  // A `style` attribute would be refused by the page's content security policy.
  image.style.cssText = from.style.cssText;
  Object.assign(image, { src, ...size });
  to.replaceWith(image);
}

const stylesOf = (sheet: CSSStyleSheet): string => [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');

/**
 * The page as drawn, but without the tester's panel, because elements of a fixed size would not fit in the space beside
 * it.
 */
export function screenHtml(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  const [from, to] = [document.documentElement, copy].map((root) => [...root.querySelectorAll('*')]);
  from?.forEach((element, at) => {
    const twin = to?.[at];
    if (!twin) return;
    copyField(element, twin);
    copyPicture(element, twin);
  });
  for (const needless of copy.querySelectorAll('script, link, style, base, noscript, aside.tester')) needless.remove();
  const style = document.createElement('style');
  style.textContent = [...document.styleSheets, ...document.adoptedStyleSheets].map(stylesOf).join('\n');
  copy.querySelector('head')?.append(style);
  return `<!doctype html>\n${copy.outerHTML}`;
}
