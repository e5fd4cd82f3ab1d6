// The screen is one; the list of each app is another, and is kept by calls of its own.
import { addToAgora, addToAlagaMd, updateInAgora, updateInAlagaMd } from './calls';
import { agoraQuery, alagaMdQuery } from './lists';

export const agora = {
  /** Under which what a person chose for the table is remembered. */
  name: 'advisories-agora',
  application: 'AGORA',
  query: agoraQuery,
  add: addToAgora,
  update: updateInAgora,
};

export type Variant = typeof agora;

export const alagaMd: Variant = {
  name: 'advisories-alagamd',
  application: 'ALAGA MD',
  query: alagaMdQuery,
  add: addToAlagaMd,
  update: updateInAlagaMd,
};
