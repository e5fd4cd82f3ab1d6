// What a desk says of its cases: how a record is read, which decisions are legal, and the calls. The rest is its page.
import { type QueryClient, type QueryKey, queryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { DeskName } from '#wire/claims';
import type { Agreed } from '@/api/client';
import type { User } from '@/app/session/store';
import type { StatusKind } from '@/ui/facts/statuses';
import { shownMoment } from '@/ui/texts/days';

export type Tab = 'pending' | 'history' | 'reapproved';
export type Action = 'approve' | 'disapprove' | 'reapprove';

/** A reason for a disapproval that reviewers may choose. */
export interface RemarkOption {
  id: number | string;
  remarks: string;
  special_instructions: string;
  /** The reapproval notification that follows from choosing it. */
  reapp_notif: string;
}

/** Why an application is disapproved; empty for any other decision. */
export interface Reasons {
  chosen: RemarkOption[];
  additional: string;
  /** Why a person is admitted against a difference. */
  despite?: string;
}

export interface Transition<Row> {
  action: Action;
  label: string;
  key: string;
  /** The tabs that have the button. */
  tabs: readonly Tab[];
  /** The question before it is sent, and its confirming button. */
  question: string;
  confirm: string;
  /** What the decision brings with it; the question says it. */
  consequence?: (row: Row) => string | undefined;
  /** The cancel button of a question with warnings; by default the same as in other questions. */
  goBack?: string;
  success: string;
  /** The reason why it is not allowed; undefined when it is. */
  objection: (row: Row) => string | undefined;
  /** The button is hidden where the action is impossible; other buttons are disabled instead. */
  onlyWherePossible?: boolean;
  /** The case stays open with its new status; other decisions go on to the next case. */
  staysOpen?: boolean;
  /** Whether the action is no longer possible, because the case is decided. */
  isDecided: (row: Row) => boolean;
  /** Whether the record is in the state that this action leads to. */
  isDone: (row: Row) => boolean;
}

export interface SubmittedFile {
  path: string;
  /** Saves the rotated picture, where the server supports it. */
  save?: (base64: string) => Promise<void>;
}

/** Null for a file that was not submitted. */
export interface SubmittedFiles {
  selfie: SubmittedFile | null;
  id: SubmittedFile | null;
}

interface CaseFiles<Row> {
  /** The name of the second picture. */
  idName: string;
  of: (row: Row, queries: QueryClient) => Promise<SubmittedFiles>;
  picture: (path: string, signal: AbortSignal) => Promise<Blob>;
  /** The message when something was not submitted. */
  missing?: (submitted: { selfie: boolean; id: boolean }) => string | null;
}

export interface CaseType<Row extends object> {
  /** Separates drafts, decisions, claims and cached cases of different desks. */
  name: DeskName;
  /** The prefix of all query keys that list cases. */
  lists: QueryKey;

  /** The record's id in the address and in the server's calls. */
  idOf: (row: Row) => string;
  numberOf: (row: Row) => number;
  nameOf: (row: Row) => string;
  counterOf: (row: Row) => string;
  statusOf: (row: Row) => string;
  /** In the order in which it happened. */
  historyOf: (row: Row) => CaseEvent[];
  /** Who made the last decision, and when. */
  decisionOf: (row: Row) => { by: string | null; at: string | null };
  /** The remarks of a disapproval, also of one that was taken back; empty for any other case. */
  remarksOf: (row: Row) => string;
  tabOf: (row: Row) => Tab;
  /** Whether the user may see the case; otherwise it counts as not found. */
  isVisibleTo: (user: User) => (row: Row) => boolean;

  transitions: Transition<Row>[];
  /** The remarks that can currently be chosen. */
  useRemarks: () => UseQueryResult<RemarkOption[]>;
  send: (agreed: Agreed, action: Action, row: Row, reasons: Reasons, user: User) => Promise<void>;
  /** The current record on the server, whichever tab it is in. */
  find: (id: string) => Promise<Row | null>;
  /** Removes a decided case from the loaded lists. */
  forget: (row: Row, queries: QueryClient) => void;
  files: CaseFiles<Row>;
}

/** Something that happened to a case, as far as the server says. */
export interface CaseEvent {
  what: string;
  /** Null where the server does not say. */
  at: string | null;
  by?: string | null;
  note?: string;
}

/** Something that the reviewer must not overlook. */
export interface Risk {
  kind: StatusKind;
  text: string;
  /** Requires a deliberate confirmation before the person is admitted; by default true for kind 'bad'. */
  isSerious?: boolean;
  /** An explanation, where the text is not self-explanatory. */
  why?: string | undefined;
  /** Admitting the person nevertheless needs a reason in the reviewer's words, for the audit log and the case report. */
  needsReason?: boolean;
  /** It is about something that could not be seen; the case report says so. */
  isUnseen?: boolean;
}

export const riskText = (risks: Risk[]) => risks.map(({ text }) => text).join(' · ');

/** A key that identifies a case among those of all desks. */
export const keyOf = <Row extends object>(caseType: CaseType<Row>, row: Row) =>
  `${caseType.name}/${caseType.numberOf(row)}`;

export const byAndAt = (by: string, at: string | null) => [`by ${by}`, shownMoment(at)].filter(Boolean).join(' at ');

/** 'by … at …'; empty for a case that is waiting, whose row may still name an earlier decision. */
export function decisionText<Row extends object>({ decisionOf, tabOf }: CaseType<Row>, row: Row): string {
  if (tabOf(row) === 'pending') return '';
  const { by, at } = decisionOf(row);
  return by ? byAndAt(by, at) : '';
}

/** The history in words, for the dialog and the report. */
export const historyFacts = <Row extends object>({ historyOf }: CaseType<Row>, row: Row) =>
  historyOf(row).map(({ what, at, by, note }) => {
    const words = by ? byAndAt(by, at) : shownMoment(at);
    return [what, [words, note].filter(Boolean).join(' · ') || '–'] as const;
  });

export const NO_REASONS: Reasons = { chosen: [], additional: '' };

const FRESH_MS = 5 * 60_000;

/** One case by the id in the address, whichever tab it is in. */
export const caseQuery = <Row extends object>(caseType: CaseType<Row>, id: string) =>
  queryOptions({
    queryKey: [caseType.name, 'case', 'record', id],
    queryFn: () => caseType.find(id),
    staleTime: FRESH_MS,
  });
