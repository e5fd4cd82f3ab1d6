// Saves a bug report: one file with everything that others need to see what the tester saw.
import { strToU8, zipSync } from 'fflate';
import { basePath, config } from '@/app/config';
import { preferences } from '@/app/preferences';
import { currentSession } from '@/app/session/store';
import { save } from '@/reports/writing/file';
import { contract, currentWorld, type Entry, journalSince, keptWorld } from '../calls';
import { clicksSoFar } from './clicks';
import { FILES, type ReportDescription } from './description';
import { maskSecrets, relevantHeaders } from './masking';
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
function screenHtml(): string {
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

const reported = (entry: Entry) => ({
  ...entry,
  headers: maskSecrets(relevantHeaders(entry.headers)),
  ...bodiesOf(entry),
});
const bodiesOf = ({ body, answer }: Entry) => ({
  body: maskSecrets(body),
  ...(answer !== undefined && { answer: maskSecrets(answer) }),
});

const json = (value: unknown) => strToU8(`${JSON.stringify(value, null, 2)}\n`);

async function report(): Promise<ReportDescription> {
  const [{ world, scenario, now }, { info }] = await Promise.all([currentWorld(), contract()]);
  const session = currentSession();
  return {
    made: new Date().toISOString(),
    address: location.href,
    path: location.pathname.slice(basePath.length) + location.search,
    account: session && { email: session.user_info.data.emailaddress, application: session.appName },
    world: { name: world, scenario, now },
    versions: { console: config().version, contract: info.version, browser: navigator.userAgent },
    window: {
      ...{ width: innerWidth, height: innerHeight, language: navigator.language },
      isDark: preferences.theme === 'dark',
    },
  };
}

/** Returns the name of the file. */
export async function saveBugReport(): Promise<string> {
  // First, because the following requests may change the page.
  const [screen, clicks] = [screenHtml(), clicksSoFar()];
  const [description, world, journal] = await Promise.all([report(), keptWorld(), journalSince(0)]);
  const files = {
    [FILES.report]: json(description),
    [FILES.world]: json(world),
    [FILES.journal]: json(journal.map(reported)),
    [FILES.clicks]: json(clicks),
    [FILES.screen]: strToU8(screen),
  };
  const name = `bug-report-${description.made.slice(0, 19).replace(/[T:]/g, '-')}.zip`;
  save(new Blob([zipSync(files)], { type: 'application/zip' }), name);
  return name;
}
