// The buttons that decide a case, and why some of them are disabled.
import { BusyButton } from '@/ui/buttons/BusyButton';
import type { Action, Transition } from '../kind';

const INTENTS = { approve: 'success', disapprove: 'danger', reapprove: 'success' } as const;

interface Props<Row> {
  actions: Transition<Row>[];
  objectionOf: (transition: Transition<Row>) => string | undefined;
}

interface ButtonsProps<Row> extends Props<Row> {
  isDisabled: (transition: Transition<Row>) => boolean;
  /** The decision that is being sent. */
  busy: Action | null;
  onAct: (transition: Transition<Row>) => void;
}

/** Buttons with the same reason share one text, named after the first of them. */
const reasonId = <Row,>({ actions, objectionOf }: Props<Row>, of: Transition<Row>) =>
  `objection-${actions.find((other) => objectionOf(other) === objectionOf(of))?.action}`;

export function DecisionButtons<Row>(props: ButtonsProps<Row>) {
  const { actions, objectionOf, isDisabled, busy, onAct } = props;
  return actions.map((transition) => {
    const { action, label } = transition;
    return (
      <BusyButton
        key={action}
        text={label}
        intent={INTENTS[action]}
        isBusy={busy === action}
        disabled={isDisabled(transition) && busy !== action}
        aria-describedby={objectionOf(transition) && reasonId(props, transition)}
        onClick={() => onAct(transition)}
      />
    );
  });
}

export function Objections<Row>(props: Props<Row>) {
  const { actions, objectionOf } = props;
  const reasons = new Map<string, Transition<Row>>();
  for (const transition of actions) {
    const reason = objectionOf(transition);
    if (reason && !reasons.has(reason)) reasons.set(reason, transition);
  }
  return [...reasons].map(([reason, transition]) => (
    <span key={reason} id={reasonId(props, transition)} className="objection">
      {reason}
    </span>
  ));
}
