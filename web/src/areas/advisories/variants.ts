// The differences between the two apps: each has its own list and its own calls; the screen is shared.
import { addToAgora, addToAlagaMd, updateInAgora, updateInAlagaMd } from './calls';
import { agoraQuery, alagaMdQuery } from './lists';

export interface Variant {
  /** The key under which the user's table settings are stored. */
  name: string;
  application: 'AGORA' | 'ALAGA MD';
  query: typeof agoraQuery;
  add: typeof addToAgora;
  update: typeof updateInAgora;
}

export const agora: Variant = {
  name: 'advisories-agora',
  application: 'AGORA',
  query: agoraQuery,
  add: addToAgora,
  update: updateInAgora,
};

export const alagaMd: Variant = {
  name: 'advisories-alagamd',
  application: 'ALAGA MD',
  query: alagaMdQuery,
  add: addToAlagaMd,
  update: updateInAlagaMd,
};
