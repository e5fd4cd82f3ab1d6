// A case and its neighbours in the filtered list.
import type { Registration } from '../registration';
import type { Tab } from '../transitions';

export interface Queue {
  tab: Tab;
  registration: Registration;
  /** '12 of 137'; null when the case is not in the list, for example when a link opened it. */
  position: string | null;
  previous: Registration | null;
  next: Registration | null;
  /** Opens another case; null closes the dialog. */
  go: (to: Registration | null) => void;
  /** Opens the next case, because the decided one leaves the list. */
  onDecided: () => void;
}
