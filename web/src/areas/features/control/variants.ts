// The differences between the two apps: each has its own list and its own calls; the screen is shared.
import { STATUSES } from '@/ui/facts/statuses';
import { agoraQuery, alagaMdQuery } from '../calls';
import { addToAgora, addToAlagaMd, deleteInAgora, deleteInAlagaMd, updateInAgora, updateInAlagaMd } from './calls';

export const agora = {
  /** The key under which the user's table settings are stored. */
  name: 'features-agora',
  application: 'AGORA',
  app: "the members' app",
  /** The label of the text of a feature. */
  textLabel: 'Message',
  statuses: [...STATUSES, { value: 'S', label: 'Specific with exemption' }] as const,
  query: agoraQuery,
  add: addToAgora,
  update: updateInAgora,
  remove: deleteInAgora,
};

export type Variant = Omit<typeof agora, 'statuses'> & { statuses: readonly { value: string; label: string }[] };

export const alagaMd: Variant = {
  name: 'features-alagamd',
  application: 'ALAGA MD',
  app: "the doctors' app",
  textLabel: 'Remarks',
  statuses: STATUSES,
  query: alagaMdQuery,
  add: addToAlagaMd,
  update: updateInAlagaMd,
  remove: deleteInAlagaMd,
};
