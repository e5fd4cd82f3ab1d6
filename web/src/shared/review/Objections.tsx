import type { Transition } from './kind';

type ObjectionOf<Row> = (transition: Transition<Row>) => string | undefined;

/** Buttons with the same reason share one text, named after the first of them. */
export const reasonId = <Row,>(actions: Transition<Row>[], objectionOf: ObjectionOf<Row>, of: Transition<Row>) =>
  `objection-${actions.find((other) => objectionOf(other) === objectionOf(of))?.action}`;

interface Props<Row> {
  actions: Transition<Row>[];
  objectionOf: ObjectionOf<Row>;
}

/** Why buttons are disabled. */
export function Objections<Row>({ actions, objectionOf }: Props<Row>) {
  const reasons = new Map<string, Transition<Row>>();
  for (const transition of actions) {
    const reason = objectionOf(transition);
    if (reason && !reasons.has(reason)) reasons.set(reason, transition);
  }
  return [...reasons].map(([reason, transition]) => (
    <span key={reason} id={reasonId(actions, objectionOf, transition)} className="objection">
      {reason}
    </span>
  ));
}
