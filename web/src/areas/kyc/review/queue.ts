// Where a case stands among the others of its filter.
import type { Registration } from '../registration';
import type { Tab } from '../transitions';

export interface Queue {
  tab: Tab;
  registration: Registration;
  /** '12 of 137'; nothing when the case is not in the list, as one that a link named. */
  position: string | null;
  previous: Registration | null;
  next: Registration | null;
  /** Opens another case, or none. */
  go: (to: Registration | null) => void;
  /** The case is decided and no longer in the list: the one behind it takes its place. */
  onDecided: () => void;
}
