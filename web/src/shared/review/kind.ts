// What a desk says of its kind of case, once. Everything else is the same on every desk.
import type { QueryClient, QueryKey, UseQueryResult } from '@tanstack/react-query';
import type { Acting } from '@/api/client';
import type { User } from '@/app/session/store';
import type { Choice } from '@/app/triage/choices';
import type { StatusKind } from '@/ui/facts/statuses';
import { type DayFormat, shownMoment } from '@/ui/texts/days';

export type Tab = 'pending' | 'history' | 'reapproved';
export type Action = 'approve' | 'disapprove' | 'reapprove';

/** A reason for a disapproval that reviewers may choose. */
export interface RemarkOption {
  id: number | string;
  remarks: string;
  special_instructions: string;
  /** What choosing it makes of the reapproval notification. */
  reapp_notif: string;
}

/** Why an application is disapproved; empty for any other decision. */
export interface Reasons {
  chosen: RemarkOption[];
  additional: string;
}

export interface Transition<Row> {
  action: Action;
  label: string;
  key: string;
  /** The tabs that have the button. */
  tabs: readonly Tab[];
  /** What is asked before it is sent, and the button that answers with yes. */
  question: string;
  confirm: string;
  /** The button that leads back from a question that warns; as in other questions where it is not said. */
  goBack?: string;
  success: string;
  /** Why it may not be done; undefined when it may. */
  objection: (row: Row) => string | undefined;
  /** Shown only where it is possible; other buttons are disabled instead. */
  onlyWherePossible?: boolean;
  /** It stays open with its new status; any other decision goes on to the next case. */
  staysOpen?: boolean;
  /** Whether nobody can do it any more, because a decision stands. */
  isOver: (row: Row) => boolean;
  /** Whether the record stands as this action makes it. */
  isDone: (row: Row) => boolean;
}

export interface SubmittedFile {
  path: string;
  /** Saves the picture as it is turned, where the server can. */
  save?: (base64: string) => Promise<void>;
}

/** Null for what was not submitted. */
export interface SubmittedFiles {
  selfie: SubmittedFile | null;
  id: SubmittedFile | null;
}

interface CaseFiles<Row> {
  /** What the second picture is called. */
  idName: string;
  of: (row: Row, queries: QueryClient) => Promise<SubmittedFiles>;
  picture: (path: string) => Promise<Blob>;
  /** Told when something was not submitted. */
  missing?: (submitted: { selfie: boolean; id: boolean }) => string | null;
}

export interface Kind<Row extends object> {
  /** Keeps drafts, decisions and cached cases of two desks apart. */
  name: string;
  /** What one case is called, as the heading of its dialog and in its report. */
  caseTitle: string;
  reportTitle: string;
  tabs: Partial<Record<Tab, string>>;
  /** Begins the key of every query that lists cases. */
  lists: QueryKey;

  /** The record in the address, and in the server's calls. */
  idOf: (row: Row) => string;
  numberOf: (row: Row) => number;
  nameOf: (row: Row) => string;
  counterOf: (row: Row) => string;
  counterDigits: number;
  /** How its desk writes days, where it differs. */
  dayFormat?: DayFormat;
  postedOf: (row: Row) => string;
  /** Whether what waits is filtered by a day and its counters, and never by counters alone. */
  filterNeedsDay?: boolean;
  /** What the queue is narrowed by beside them, as far as the list says it. */
  triage: Choice<Row>[];
  /** What the filter by text looks at, and its hint. */
  searchedText: (row: Row) => string;
  searchHint: string;
  /** What the server's search looks at. */
  serverSearchHint: string;
  statusOf: (row: Row) => string;
  /** Who decided it last, and when. */
  decisionOf: (row: Row) => { by: string | null; at: string | null };
  /** Why it was disapproved; empty for any other case. */
  remarksOf: (row: Row) => string;
  tabOf: (row: Row) => Tab;
  /** Whether a person may see it: what they may not counts as not found. */
  isVisibleTo: (user: User) => (row: Row) => boolean;

  transitions: Transition<Row>[];
  /** The remarks that can be chosen now. */
  useRemarks: () => UseQueryResult<RemarkOption[]>;
  send: (by: Acting, action: Action, row: Row, reasons: Reasons, user: User) => Promise<void>;
  /** The record as the server has it now, whichever tab it is in. */
  find: (id: string) => Promise<Row | null>;
  /** What was decided on a day; null where more would have to be asked for than a number is worth. */
  decidedOn: (day: string) => Promise<Row[] | null>;
  /** Loads the records that a case is compared with, before it is opened. */
  prefetch?: (row: Row, queries: QueryClient) => void;
  /** Takes a decided case out of the lists. */
  forget: (row: Row, queries: QueryClient) => void;
  files: CaseFiles<Row>;
}

/** What a reviewer must not overlook. */
export interface Risk {
  kind: StatusKind;
  text: string;
  /** Asks for a deliberate act before anybody is let in: whatever is bad, where it is not said. */
  isSerious?: boolean;
  /** For what is not understood by itself. */
  why?: string | undefined;
}

export const riskText = (risks: Risk[]) => risks.map(({ text }) => text).join(' · ');

/** A name for one case among those of all desks. */
export const keyOf = <Row extends object>(kind: Kind<Row>, row: Row) => `${kind.name}/${kind.numberOf(row)}`;

/** 'by … at …'; nothing for a case that waits. */
export function decisionText<Row extends object>({ decisionOf }: Kind<Row>, row: Row): string {
  const { by, at } = decisionOf(row);
  return by ? `by ${by} at ${shownMoment(at)}` : '';
}

export const NO_REASONS: Reasons = { chosen: [], additional: '' };
