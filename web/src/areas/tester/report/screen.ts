// The picture of a bug report: the page as it stands, as one file without scripts. A browser lets no page take a photograph of
// itself unasked, and of this one can be searched, enlarged and read by programs what a photograph would only show.
import { isSecret } from './secrets';

/** A picture is drawn no larger than it was seen. */
const JPEG_QUALITY = 0.8;

function drawn(image: HTMLImageElement | HTMLCanvasElement): string {
  const { width, height } = image.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  try {
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
  } catch {
    // What has not come, or is no picture at all, is none there either.
    return '';
  }
}

/** What stands in a field is no part of the document. */
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
  const image = document.createElement('img');
  for (const { name, value } of to.attributes)
    if (!/^(src|srcset|width|height)$/.test(name)) image.setAttribute(name, value);
  image.src = drawn(from);
  to.replaceWith(image);
}

const stylesOf = (sheet: CSSStyleSheet): string => [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');

/** The page without the tester's panel, at the width that the console has without it. */
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
  copy.removeAttribute('data-tester');
  const style = document.createElement('style');
  style.textContent = [...document.styleSheets, ...document.adoptedStyleSheets].map(stylesOf).join('\n');
  copy.querySelector('head')?.append(style);
  return `<!doctype html>\n${copy.outerHTML}`;
}
