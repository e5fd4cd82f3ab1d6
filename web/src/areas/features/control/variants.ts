// The screen is one; the list of each app is another, and is kept by calls of its own.
import { STATUSES } from '@/ui/facts/statuses';
import { agoraQuery, alagaMdQuery } from '../lists';
import { addToAgora, addToAlagaMd, deleteInAgora, deleteInAlagaMd, updateInAgora, updateInAlagaMd } from './calls';

export const agora = {
  /** Under which what a person chose for the table is remembered. */
  name: 'features-agora',
  application: 'AGORA',
  app: 'the member app',
  /** What the text beside a feature is called. */
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
