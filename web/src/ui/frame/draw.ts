// The page's inline script, which runs before any other file has loaded. It draws a frame of the screen (menu, title,
// table head) and preloads the files that the screen needs. React replaces the frame. It imports almost nothing,
// because the first paint waits for it.

import { isSameScreen } from '#wire/screenPath';
import { ROWS_KEY } from '@/ui/table/view';
import styles from './frame.css?inline';
import { CALLS_KEY, type FirstCalls, type Frame, type FramePart, KEY, type Look } from './storedFrame';

/** What the build knows of a screen. */
export interface KnownScreen {
  path: string;
  title: string;
  /** False where the user has to be signed in. */
  isPublic: boolean;
  scripts: string[];
}

/** Inserted by the build; the first one is the sign-in. */
declare const KNOWN_SCREENS: KnownScreen[];
declare const STYLES: string[];

// Read once, because the build replaces the name by a long list.
const screens = KNOWN_SCREENS;

const SIDE = 260;
const BAR = 48;
const NARROW = 800;

/** Reading may throw when the browser blocks storage. */
function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? 'null');
  } catch {
    return null;
  }
}

interface Stored {
  system_access: { routename?: string; labelname?: string }[] | null;
  user_info: { data?: { emailaddress?: string; productavega_tag?: number } } | null;
  preferences: { theme?: string; menuFolded?: boolean } | null;
}

const preferences = read('preferences') as Stored['preferences'];
const theme = preferences?.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
document.documentElement.dataset.theme = theme;

const path = location.pathname.slice(new URL(document.baseURI).pathname.length - 1) || '/';
/** A `:name` matches any one part; case and a trailing slash do not matter. */
function isAt(screen: string): boolean {
  const parts = path.replace(/\/$/, '').toLowerCase().split('/');
  const wanted = screen.replace(/\/$/, '').toLowerCase().split('/');
  return parts.length === wanted.length && wanted.every((part, at) => part[0] === ':' || part === parts[at]);
}

const isSignedIn = Boolean(readText('is_logged_in'));
const found = screens.find((screen) => isAt(screen.path));
// A signed-in user is redirected from the sign-in to a screen that is not known yet.
const known = isSignedIn && found?.title === screens[0]?.title ? undefined : found;
const isBehind = isSignedIn && known?.isPublic !== true;
const user = (read('user_info') as Stored['user_info'])?.data;
const application = readText('appName') ?? 'AGORA';
const brand = user?.productavega_tag ? 'first' : 'second';

const wanted = isBehind ? known : known?.isPublic ? known : screens[0];
const ask = (href: string, rel: 'modulepreload' | 'stylesheet') => {
  const link = document.createElement('link');
  link.rel = rel;
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
};
// Appended to the head in front of the styles that load later. Appended by script they do not block rendering; main.tsx
// waits for them.
for (const href of STYLES) ask(href, 'stylesheet');
for (const href of wanted?.scripts ?? []) ask(href, 'modulepreload');

/** Whether a record belongs to the current user and application. */
const isTheirs = (frame: Pick<Frame, 'person' | 'application'> | null) =>
  frame?.person === user?.emailaddress && frame?.application === application;

/** Repeats the calls that the screen began with last time; its code then takes the answers. */
function askAgain(): void {
  const first = isBehind && known ? (read(CALLS_KEY + known.path) as FirstCalls | null) : null;
  const isSame = first?.search === location.search && first.rows === readText(ROWS_KEY) && !location.hash;
  if (!isTheirs(first) || !isSame) return;
  window.madeEarly = first.calls.map((call) => {
    const answer = fetch(call.url, call);
    // A body arrives only when something reads it. A failure is reported to the code that takes the answer.
    answer.then((response) => response.clone().arrayBuffer()).catch(() => undefined);
    return { call, at: performance.now(), answer };
  });
}

function isFrame(value: unknown): value is Frame {
  const frame = value as Frame | null;
  return isTheirs(frame) && Array.isArray(frame?.parts);
}

/** The frame for a screen that this browser has not drawn before, or not in a window of this size. */
function plain(): FramePart[] {
  const { innerWidth: width, innerHeight: height } = window;
  if (!isBehind) {
    const sheet = Math.min(400, width - 32);
    return [{ look: 'sheet', at: [(width - sheet) / 2, (height - 480) / 2, sheet, 480] }];
  }
  const hasSide = application !== 'ALAGA MD' && width > NARROW;
  const side = !hasSide ? 0 : preferences?.menuFolded ? BAR : Math.max(160, Math.min(SIDE, Math.floor(width * 0.22)));
  const top = hasSide ? 0 : BAR;
  const edge = width > NARROW ? 24 : 16;
  const named = (read('system_access') as Stored['system_access'])?.find(
    ({ routename }) => routename !== undefined && known && isSameScreen(routename, known.path),
  );
  const title = (hasSide && named?.labelname) || known?.title || '';
  return [
    { look: 'bar', at: hasSide ? [0, 0, side, height] : [0, 0, width, BAR] },
    { look: 'title', at: [side + edge, top + edge, width - side - 2 * edge, 28], text: title },
    { look: 'card', at: [side + edge, top + edge + 86, width - side - 2 * edge, height - top - edge - 110] },
  ];
}

function draw(): void {
  const stored = isBehind && known ? read(KEY + known.path) : null;
  const frame = isFrame(stored) && stored.size[0] === innerWidth && stored.size[1] === innerHeight ? stored : undefined;
  if (isBehind && isFrame(stored)) document.title = stored.title;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
  const root = document.createElement('div');
  root.id = 'frame';
  root.setAttribute('aria-hidden', 'true');
  root.inert = true;
  if (isBehind) {
    root.dataset.application = application;
    root.dataset.brand = brand;
  }
  const isText = (look: Look) => !['bar', 'card', 'sheet'].includes(look);
  for (const { look, at, text } of frame?.parts ?? plain()) {
    const part = document.createElement('div');
    part.className = isText(look) ? `text ${look}` : look;
    const [left, top, width, height] = at;
    Object.assign(part.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    if (text) part.textContent = text;
    root.append(part);
  }
  document.getElementById('root')?.append(root);
}

for (const each of [askAgain, draw]) {
  try {
    each();
  } catch {
    // Stored data may be invalid; that must not prevent the console from starting.
  }
}
