import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/answer';
import { toast } from '@/ui/messages/toasts';
import { offerUndo } from './undo';

const session = vi.hoisted(() => ({ isTheirs: true, end: () => {} }));
vi.mock('@/app/session/store', () => ({
  sameSession: () => () => session.isTheirs,
  onSessionEnd: (end: () => void) => {
    session.end = end;
  },
}));
const dismissed = vi.hoisted((): string[] => []);
vi.mock('@/ui/messages/toasts', () => ({
  toast: {
    undoable: vi.fn((message: string) => () => void dismissed.push(message)),
    underWay: vi.fn(() => () => {}),
    success: vi.fn(),
    error: vi.fn(),
  },
}));

class FakeElement extends EventTarget {
  matches = (selector: string) => selector.includes('textarea') && this.isText;
  constructor(private readonly isText: boolean) {
    super();
  }
}
const page = vi.hoisted(() => new EventTarget());
vi.stubGlobal('document', page);
vi.stubGlobal('Element', FakeElement);

const queries = new QueryClient();
const undone: string[] = [];
const offer = (what: string, undo = async (): Promise<unknown> => undone.push(what)) =>
  offerUndo(
    { done: `${what} is off.`, undone: `${what} is on.`, undo },
    { queries, refresh: ['list'], message: 'Saved' },
  );

/** Presses the undo key, with the focus in a text field or elsewhere. */
function pressUndo({ isTyping = false, ...keys }: KeyboardEventInit & { isTyping?: boolean } = {}): void {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key: 'z', ctrlKey: true, ...keys });
  Object.defineProperty(event, 'target', { value: new FakeElement(isTyping) });
  page.dispatchEvent(event);
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  session.end();
  session.isTheirs = true;
  undone.length = 0;
  dismissed.length = 0;
  vi.clearAllMocks();
});

it('undoes once when its button is pressed, says so and refetches the list', async () => {
  const refreshed = vi.spyOn(queries, 'invalidateQueries');
  offer('Fax');
  const [message, press] = vi.mocked(toast.undoable).mock.calls[0] ?? [];
  expect(message).toBe('Saved\nFax is off.');
  press?.();
  press?.();
  await settled();
  expect(undone).toEqual(['Fax']);
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Fax is on.');
  expect(refreshed).toHaveBeenCalledExactlyOnceWith({ queryKey: ['list'] });
});

it('Ctrl Z undoes the latest first, each once, and removes its message', async () => {
  for (const what of ['Fax', 'Chat']) offer(what);
  for (const _ of [1, 2, 3]) pressUndo();
  await settled();
  expect(undone).toEqual(['Chat', 'Fax']);
  expect(dismissed).toEqual(['Saved\nChat is off.', 'Saved\nFax is off.']);
});

it('ignores other keys, and Ctrl Z in a text field', async () => {
  offer('Fax');
  pressUndo({ isTyping: true });
  pressUndo({ ctrlKey: false });
  pressUndo({ shiftKey: true });
  pressUndo({ key: 'y' });
  pressUndo({ repeat: true });
  await settled();
  expect(undone).toEqual([]);
  pressUndo({ ctrlKey: false, metaKey: true, key: 'Z' });
  await settled();
  expect(undone).toEqual(['Fax']);
});

it('ends with its message, and with the session', async () => {
  offer('Fax');
  vi.mocked(toast.undoable).mock.calls[0]?.[2]();
  pressUndo();
  offer('Chat');
  session.end();
  expect(dismissed).toEqual(['Saved\nChat is off.']);
  pressUndo();
  offer('Print');
  session.isTheirs = false;
  pressUndo();
  await settled();
  expect(undone).toEqual([]);
  expect(toast.success).not.toHaveBeenCalled();
});

it.each([
  [new ApiError('refused', 'It is gone.'), 'Not undone: It is gone.'],
  [new ApiError('signedOut', 'Please sign in.'), undefined],
])('says why it failed: %s', async (error, message) => {
  offer('Fax', () => Promise.reject(error));
  pressUndo();
  await settled();
  expect(vi.mocked(toast.error).mock.calls.map(([message]) => message)).toEqual(message ? [message] : []);
});
