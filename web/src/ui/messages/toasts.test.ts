import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from './toasts';

const shown = vi.hoisted(() => ({ keys: [] as string[], load: () => {}, loaded: Promise.resolve(), fails: false }));
vi.mock('./toaster', () => {
  shown.loaded = new Promise((resolve) => {
    shown.load = resolve;
  });
  const toaster = {
    show: (_: object, key: string) => void shown.keys.push(key),
    dismiss: (key: string) => {
      shown.keys = shown.keys.filter((each) => each !== key);
    },
  };
  const newToaster = async () => {
    if (shown.fails) throw new Error('No network.');
    await shown.loaded;
    return toaster;
  };
  return { newToaster, withAction: () => ({}) };
});

/** Waits until the lazily loaded code has arrived and the messages were shown or dropped. */
async function settled(): Promise<void> {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => {
  shown.keys = [];
});

it('calls onEnd at once when the message with Undo cannot be shown', async () => {
  shown.fails = true;
  const onEnd = vi.fn();
  toast.undoable('Fax is off', () => {}, onEnd);
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
  shown.fails = false;
});

it('never shows a message that was removed before it could be shown, and removes a shown one', async () => {
  const settle = toast.underWay('Deleting …');
  settle();
  toast.success('Deleted');
  await settled();
  shown.load();
  await settled();
  expect(shown.keys.map((key) => key.replace(/ \d+$/, ''))).toEqual(['success Deleted']);
  const settleLater = toast.underWay('Deleting …');
  await vi.waitFor(() => expect(shown.keys).toHaveLength(2));
  settleLater();
  await vi.waitFor(() => expect(shown.keys).toHaveLength(1));
});

it('shows a repeated message once, but every message with Undo', async () => {
  for (const _ of [1, 2]) toast.info('Saved');
  for (const _ of [1, 2])
    toast.undoable(
      'Fax is off',
      () => {},
      () => {},
    );
  await vi.waitFor(() =>
    expect(shown.keys.map((key) => key.replace(/ \d+$/, ''))).toEqual([
      'primary Saved',
      'success Fax is off',
      'success Fax is off',
    ]),
  );
});
