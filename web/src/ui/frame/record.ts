// Stores the frame of a screen for the next time that its address is opened.
import { readText, remove, write } from '@/ui/browser/localStore';
import { ROWS_KEY } from '@/ui/table/view';
import { CALLS_KEY, type FirstCalls, type Frame, type FramePart, KEY, type Look } from './storedFrame';

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

/** The place of an element; undefined when it is out of sight. */
function placeOf(drawn: Element | Range): FramePart['at'] | undefined {
  const { left, top, width, height } = drawn.getBoundingClientRect();
  if (width === 0 || height === 0 || top > innerHeight || left > innerWidth) return undefined;
  return [Math.floor(left), Math.floor(top + scrollY), Math.ceil(width) + 1, Math.ceil(height)];
}

/** The text's place, cut at the edge of its element. */
function placeOfText(element: Element): FramePart['at'] | undefined {
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

function parts(): FramePart[] {
  const places = PLACES.flatMap(([selector, look]) =>
    found(selector).map((element) => ({ look, at: placeOf(element) })),
  );
  const texts = TEXTS.flatMap(([selector, look]) =>
    found(selector).map((element) => ({ look, at: placeOfText(element), text: element.textContent ?? '' })),
  );
  return [...places, ...texts].filter((part): part is FramePart => part.at !== undefined);
}

/** Stores the frame of the current screen. */
export function recordFrame(path: string, whose: Pick<Frame, 'person' | 'application'>): void {
  // The menu is not drawn yet (see MenuFrame.tsx).
  if (document.getElementById('frame')) return;
  const frame: Frame = { ...whose, size: [innerWidth, innerHeight], title: document.title, parts: parts() };
  write({ [KEY + path]: JSON.stringify(frame) });
}

/** Stores the calls that an address of the screen began with. */
export function recordFirstCalls(path: string, calls: Omit<FirstCalls, 'rows'>): void {
  const first: FirstCalls = { ...calls, rows: readText(ROWS_KEY) };
  write({ [CALLS_KEY + path]: JSON.stringify(first) });
}

/** Deletes all frames and first calls when the session ends. */
export function forgetFrames(): void {
  try {
    remove(Object.keys(localStorage).filter((key) => key.startsWith(KEY) || key.startsWith(CALLS_KEY)));
  } catch {
    // Where storage is blocked, nothing was stored.
  }
}
