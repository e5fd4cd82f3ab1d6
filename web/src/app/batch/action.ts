// What can be done with many rows at once, as an area declares it.
import type { JSX } from 'react';
import type { Acting } from '@/api/client';
import type { Question } from '@/ui/dialogs/question';
import { counted, type Things } from '@/ui/texts/counted';
import type { Send } from './runEach';

/** How each is sent, and taken back once it is done. */
export interface Sending<Row> {
  send: Send<Row>;
  /** Whether it stands as it would after it was sent: asked before one is sent again that nobody has answered. */
  isDone: (row: Row, signal: AbortSignal) => Promise<boolean>;
  undo?: Send<Row>;
}

interface Button {
  /** 'Disable' */
  label: string;
  icon: JSX.Element;
}

/** What has to be asked before it is known what is done: null when it is not. */
export interface ToPrepare<Row> extends Button {
  prepare: (rows: readonly Row[]) => Promise<BatchAction<Row> | null>;
}

export interface BatchAction<Row> extends Button {
  intent?: 'danger';
  /** What has become of each: 'Disabled'. Whatever is so already stays as it is. */
  doneWord: string;
  isSo: (row: Row) => boolean;
  /** What is said of those, where they are not what the others become. */
  others?: (count: number, of: number) => string;
  /** Of so many: what it is called, where that is not the label before them. */
  titled?: (counted: string) => string;
  /** What it means, to whom; said in the question. */
  means: (rows: readonly Row[]) => string | Promise<string>;
  /** A call for which somebody has to show that they are human, and what is said while they have not. */
  human?: Question['human'];
  /** For one run, by whoever has agreed to it. */
  begin: (by: Acting) => Sending<Row>;
}

/** 'Disable 12 remarks' */
export function titleOf<Row>({ label, titled }: BatchAction<Row>, count: number, things: Things): string {
  const many = counted(count, things);
  return titled ? titled(many) : `${label} ${many}`;
}
