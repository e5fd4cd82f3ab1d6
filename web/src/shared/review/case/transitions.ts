// Which decisions are possible on a case, for whom and in which tab; buttons and keys share these rules.

import type { ActQuestion } from '@/app/saving/agreement';
import type { User } from '@/app/session/store';
import type { Question } from '@/ui/dialogs/question';
import type { KeyAction } from '@/ui/keys/useKeys';
import { type CaseType, type Risk, riskText, type Tab, type Transition } from '../caseType';

export function objectionTo<Row extends object>(
  caseType: CaseType<Row>,
  { objection }: Transition<Row>,
  row: Row,
  user: User,
): string | undefined {
  if (!caseType.isVisibleTo(user)(row)) return 'The application belongs to the other brand.';
  return objection(row);
}

/** The buttons for a case in a tab. */
export function actionsIn<Row extends object>(caseType: CaseType<Row>, tab: Tab, row: Row): Transition<Row>[] {
  return caseType.transitions.filter(
    ({ tabs, onlyWherePossible, objection }) =>
      tabs.includes(tab) && (!onlyWherePossible || objection(row) === undefined),
  );
}

/** A clean case takes two keys: the decision's key, and Enter. */
export const PLAIN_QUESTION: Partial<Question> = {};

const isSerious = ({ kind, isSerious: serious = kind === 'bad' }: Risk) => serious;

/** The decision's key with Shift, so that it is not pressed out of habit. */
const deliberateKey = ({ key }: { key: string }) => `Shift+${key.toUpperCase()}`;

const REASON_LABEL = 'Why do you';
/** The most frequent reasons. */
const SUGGESTIONS = ['Typing error', 'New name after marriage', 'Company record is out of date', 'Confirmed by phone'];

/** The question before a person is admitted: a serious risk must be read first, and needs a key of its own. */
export function approvalQuestion<Row extends object>(
  caseType: CaseType<Row>,
  row: Row,
  transition: Transition<Row>,
  risks: Risk[],
  takeReason: (reason: string) => void,
): ActQuestion {
  const { question: title, confirm, goBack, consequence } = transition;
  const serious = risks.filter(isSerious);
  const others = risks.filter((risk) => !isSerious(risk));
  const text = [caseType.nameOf(row), consequence?.(row) ?? '', riskText(others)].filter(Boolean);
  if (serious.length === 0) return { title, text, confirm };
  return {
    title,
    text,
    confirm,
    ...(goBack !== undefined && { cancel: goBack }),
    warnings: serious,
    // A reason that has been written is deliberate enough: Enter sends it.
    ...(serious.some(({ needsReason }) => needsReason)
      ? {
          reason: { label: `${REASON_LABEL} ${confirm.toLowerCase()} it?`, suggestions: SUGGESTIONS, take: takeReason },
        }
      : { yesKey: deliberateKey(transition) }),
    intent: 'warning',
    isCautious: true,
  };
}

/** For the help's list of keys; these keys work only in the question. */
export const deliberateKeys = <Row>(transitions: Transition<Row>[]): KeyAction[] =>
  transitions
    .filter(({ action }) => action !== 'disapprove')
    .map((transition) => ({
      key: deliberateKey(transition),
      group: 'Decision',
      label: `${transition.label} despite a serious risk, in the confirmation`,
      disabled: true,
      run: () => undefined,
    }));
