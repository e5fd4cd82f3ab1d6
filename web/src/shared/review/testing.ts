// A simple kind of case for tests of the rules.
import type { CaseType, Tab } from './caseType';

export interface Sample {
  id: string;
  name: string;
  posted: string;
  /** Found by the server's search, but not by the filter of a list. */
  email: string;
  tab: Tab;
}

export const sample = (differing: Partial<Sample> = {}): Sample => ({
  id: 'CASE000412',
  name: 'María Peñaflor',
  posted: '2026-11-18T08:41:12',
  email: 'maria@mail.example',
  tab: 'pending',
  ...differing,
});

const unused = () => {
  throw new Error('Not needed by a rule.');
};

export const samples: CaseType<Sample> = {
  name: 'kyc',
  lists: ['samples'],
  idOf: ({ id }) => id,
  numberOf: ({ id }) => Number(id.slice(4)),
  nameOf: ({ name }) => name,
  counterOf: ({ id }) => id.slice(4),
  statusOf: () => 'Waiting',
  decisionOf: () => ({ by: null, at: null }),
  historyOf: ({ posted }) => [{ what: 'Posted', at: posted }],
  remarksOf: () => '',
  tabOf: ({ tab }) => tab,
  isVisibleTo: () => () => true,
  transitions: [],
  useRemarks: unused,
  send: unused,
  find: unused,
  forget: unused,
  files: { idName: 'ID', of: unused, picture: unused, missing: unused },
};
