// The screen is one; the list of each app is another, and is kept by calls of its own.
import { addToAgora, addToAlagaMd, updateInAgora, updateInAlagaMd } from './calls';
import { agoraQuery, alagaMdQuery } from './lists';

export interface Variant {
  /** Under which what a person chose for the table is remembered. */
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
