// Keeps where the frame of a screen is, for the next time that its address is opened.
import { readText, remove, write } from '@/ui/browser/stored';
import { ROWS_KEY } from '@/ui/table/view';
import { CALLS_KEY, type FirstCalls, type Frame, KEY, type Look, type Part } from './kept';

const PLACES: [selector: string, look: Look][] = [
  ['.side-menu, .top-bar, .small-bar', 'bar'],
  ['.data-table', 'card'],
  ['.side-menu [aria-current="page"]', 'here'],
];
const TEXTS: [selector: string, look: Look][] = [
  ['.portal-name', 'name'],
  ['.greeting', 'quiet'],
  ['.side-menu:not(.folded) .group-name > span:last-child', 'group'],
  ['.side-menu:not(.folded) .bp6-menu-item > .bp6-fill, .top-bar nav .bp6-button', 'entry'],
  ['.screen h1', 'title'],
  ['.data-table th', 'head'],
];

/** Where it is drawn; undefined where it is not in sight. */
function placeOf(drawn: Element | Range): Part['at'] | undefined {
  const { left, top, width, height } = drawn.getBoundingClientRect();
  if (width === 0 || height === 0 || top > innerHeight || left > innerWidth) return undefined;
  return [Math.floor(left), Math.floor(top + scrollY), Math.ceil(width) + 1, Math.ceil(height)];
}

/** No wider than its element, which cuts it. */
function placeOfText(element: Element): Part['at'] | undefined {
  const text = document.createRange();
  text.selectNodeContents(element);
  const box = element.querySelector('.row-choice');
  if (box) text.setStartAfter(box);
  const at = placeOf(text);
  if (!at) return undefined;
  const [left, top, width, height] = at;
  return [left, top, Math.min(width, Math.ceil(element.getBoundingClientRect().right - left)), height];
}

const found = (selector: string) => [...document.querySelectorAll(selector)];

function parts(): Part[] {
  const places = PLACES.flatMap(([selector, look]) =>
    found(selector).map((element) => ({ look, at: placeOf(element) })),
  );
  const texts = TEXTS.flatMap(([selector, look]) =>
    found(selector).map((element) => ({ look, at: placeOfText(element), text: element.textContent ?? '' })),
  );
  return [...places, ...texts].filter((part): part is Part => part.at !== undefined);
}

/** Of the screen that is in sight. */
export function recordFrame(path: string, whose: Pick<Frame, 'person' | 'application'>): void {
  const frame: Frame = { ...whose, size: [innerWidth, innerHeight], title: document.title, parts: parts() };
  write({ [KEY + path]: JSON.stringify(frame) });
}

/** With which calls an address of the screen began. */
export function recordFirstCalls(path: string, asked: Omit<FirstCalls, 'rows'>): void {
  const first: FirstCalls = { ...asked, rows: readText(ROWS_KEY) };
  write({ [CALLS_KEY + path]: JSON.stringify(first) });
}

/** What is known of one person's screens is gone with the session. */
export function forgetFrames(): void {
  try {
    remove(Object.keys(localStorage).filter((key) => key.startsWith(KEY) || key.startsWith(CALLS_KEY)));
  } catch {
    // Where nothing can be stored, nothing was.
  }
}
