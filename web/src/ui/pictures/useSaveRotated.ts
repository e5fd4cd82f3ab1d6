// Saves a rotated picture. Progress and failures are kept by address, because the stage may show another picture by the
// time a save ends.
import { type Dispatch, useState } from 'react';
import { turnedBlob } from './rotatedFile';
import type { Picture } from './Stage';
import type { Action, View } from './view';

const without = <Value>(all: ReadonlyMap<string, Value>, url: string) =>
  new Map([...all].filter(([key]) => key !== url));

const reasonOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : 'The picture could not be saved.';

export function useSaveRotated(dispatch: Dispatch<Action>) {
  const [saving, setSaving] = useState<ReadonlyMap<string, true>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());

  async function save({ url, mime, onSave }: Picture, { turn }: View): Promise<void> {
    if (!url || !onSave || saving.has(url)) return;
    setSaving((all) => new Map(all).set(url, true));
    setFailures((all) => without(all, url));
    try {
      await onSave(await turnedBlob(url, turn, mime));
      dispatch({ type: 'saved', url, turn });
    } catch (error) {
      setFailures((all) => new Map(all).set(url, reasonOf(error)));
    } finally {
      setSaving((all) => without(all, url));
    }
  }

  return {
    save,
    isSaving: (url: string | null) => url !== null && saving.has(url),
    failureOf: (url: string | null) => (url === null ? undefined : failures.get(url)),
  };
}
