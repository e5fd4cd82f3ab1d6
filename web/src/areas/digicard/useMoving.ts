// Moves a label to another position, by dragging or with keys. The move is not saved until it is dropped and confirmed.
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Label } from './calls';
import { withLabelMoved } from './rules';

export interface Move {
  label: Label;
  /** Its index among the labels, from 0. */
  from: number;
  to: number;
}

interface Options {
  labels: Label[];
  /** While a move is being confirmed and saved. */
  isLocked: boolean;
  /** Confirms and saves the move. The label stays in its new place until `settle` is called. */
  onDrop: (move: Move) => void;
}

/** The vertical middles of all rows except one, relative to the page. */
const middlesOf = (handle: Element, without: number) =>
  [...(handle.closest('tbody')?.rows ?? [])]
    .map((row) => row.getBoundingClientRect())
    .filter((_, at) => at !== without)
    .map(({ top, height }) => top + height / 2 + scrollY);

export function useMoving({ labels, isLocked, onDrop }: Options) {
  const [move, setMove] = useState<Move | null>(null);
  const [isDragged, setDragged] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const shown = move ? withLabelMoved(labels, move.label.recordid, move.to) : labels;
  /** Only one label is moved at a time. */
  const startOf = ({ recordid }: Label): Move | undefined => {
    if (isLocked || (move && move.label.recordid !== recordid)) return undefined;
    const from = labels.findIndex((each) => each.recordid === recordid);
    const label = labels[from];
    return move ?? (label && { label, from, to: from });
  };

  const settle = () => {
    stop.current?.();
    setMove(null);
  };

  const onPointerDown = (event: PointerEvent, label: Label) => {
    const start = startOf(label);
    // Only the main mouse button moves a label.
    if (event.button !== 0 || !start) return;
    const middles = middlesOf(event.currentTarget, start.to);
    let last = start;
    const onMove = ({ pageY }: globalThis.PointerEvent) => {
      last = { ...last, to: middles.filter((middle) => middle < pageY).length };
      setMove(last);
    };
    const onUp = () => {
      stop.current?.();
      if (last.to === last.from) setMove(null);
      else onDrop(last);
    };
    const onKey = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && settle();
    // On the window, because the row under the pointer moves within the table.
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', settle);
    window.addEventListener('keydown', onKey);
    setDragged(true);
    stop.current = () => {
      stop.current = undefined;
      setDragged(false);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', settle);
      window.removeEventListener('keydown', onKey);
    };
  };

  const onKeyDown = (event: KeyboardEvent, label: Label) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step) {
      event.preventDefault();
      const start = startOf(label);
      if (!start) return;
      const to = Math.min(Math.max(start.to + step, 0), labels.length - 1);
      setMove(to === start.from ? null : { ...start, to });
    } else if (event.key === 'Enter' && move && !isLocked) {
      event.preventDefault();
      onDrop(move);
    } else if (event.key === 'Escape' && move && !isLocked) {
      event.preventDefault();
      settle();
    }
  };

  return {
    move,
    isDragged,
    /** The labels in the order on the screen. */
    shown,
    handleOf: (label: Label) => ({
      onPointerDown: (event: PointerEvent) => onPointerDown(event, label),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, label),
    }),
    settle,
  };
}

export type Moving = ReturnType<typeof useMoving>;
