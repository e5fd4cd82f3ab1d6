// Actions on many rows at once, as an area declares them.
import type { JSX } from 'react';
import type { Agreed } from '@/api/client';
import type { Question } from '@/ui/dialogs/question';
import { countText, type Things } from '@/ui/texts/counts';
import type { Send } from './runEach';

/** Sends the call for each row, and undoes it where possible. */
export interface Sending<Row> {
  send: Send<Row>;
  /**
   * Whether the row already is as sending it would make it. Asked before a row is sent again whose first call may have
   * been carried out.
   */
  isDone: (row: Row, signal: AbortSignal) => Promise<boolean>;
  undo?: Send<Row>;
}

interface Button {
  /** 'Disable' */
  label: string;
  icon: JSX.Element;
}

/** An action that must ask the user something before it is known what it does; null cancels it. */
export interface BatchActionToPrepare<Row> extends Button {
  prepare: (rows: readonly Row[]) => Promise<BatchAction<Row> | null>;
}

export interface BatchAction<Row> extends Button {
  intent?: 'danger';
  /** The state of each row after the action: 'Disabled'. */
  doneWord: string;
  /** Whether the row is in that state already; such rows are left alone. */
  isDone: (row: Row) => boolean;
  /** The text about those rows, where the default one does not fit. */
  others?: (count: number, of: number) => string;
  /** The title for a number of rows, where it is not the label followed by them. */
  titled?: (counted: string) => string;
  /** The consequences of the action, for the question. */
  means: (rows: readonly Row[]) => string | Promise<string>;
  /** For calls that need a human check: the operation, and the text while the check is missing. */
  human?: Question['human'];
  /** Starts one run once the user has agreed. */
  begin: (by: Agreed) => Sending<Row>;
}

/** 'Disable 12 remarks' */
export function titleOf<Row>({ label, titled }: BatchAction<Row>, count: number, things: Things): string {
  const many = countText(count, things);
  return titled ? titled(many) : `${label} ${many}`;
}
