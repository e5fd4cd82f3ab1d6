import { adds, lists, looksUp, of, openList, replies, updates } from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import { account, digicardLabel, digicardStyle } from '../entities/accounts.ts';
import { bytes, isSuccessMessage, json, notShown, refusedWith } from '../replies.ts';
import type { Answers, Row } from '../shapes.ts';
import { PICTURE } from './members.ts';

const COLUMNS = [
  'company',
  'FirstnameLastname',
  'FirstnameMidnameLastname',
  'LastnameFirstnameMidname',
  'company_memb',
  'membacct',
];

/** The document does not show whether a column is a name or a row with a name. */
const listsColumns: Answers = {
  give: (_asked, { variant }) => {
    if (variant === 'empty') return json({ data: [] });
    return json(variant === 'second' ? COLUMNS.map((fieldval) => ({ fieldval })) : { data: COLUMNS });
  },
  refuse: refusedWith('message'),
};

const SAMPLE: Row = {
  company: 'Acme Trading Inc.',
  FirstnameLastname: 'Zoë Peñaflor',
  FirstnameMidnameLastname: 'Zoë Reyes Peñaflor',
  LastnameFirstnameMidname: 'Peñaflor, Zoë Reyes',
  company_memb: 'Acme Trading Inc. / ACCT000013',
  membacct: 'ACCT000013',
};

const sample: Answers = {
  give: (_asked, { variant }) => json(variant === 'first' ? { data: SAMPLE } : {}),
  refuse: refusedWith('message'),
};

const PDF = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 1005 650]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`,
);

const samplePdf: Answers = {
  give: (_asked, { variant }) => (variant === 'first' ? bytes(PDF, 'application/pdf') : json({})),
  refuse: refusedWith('message'),
};

/** console §7: Digicard */
export const digicard: Calls = {
  listDigicardAccounts: get('', lists(account, openList)),
  listDigicardColumns: get('', listsColumns),
  listDigicardLabels: get('corpacct', lists(digicardLabel, openList, of('corpacct'))),
  getDigicardMember: get('corpacct membacct contract', sample),
  getDigicardStyle: get('corpacct', looksUp(digicardStyle, openList, of('corpacct'))),
  getDigicardImage: post('filename filepath filetype', {
    give: (_asked, { variant }) =>
      json(variant === 'empty' ? { is_success: false } : { is_success: true, base64: PICTURE.toString('base64') }),
    refuse: isSuccessMessage.no,
  }),
  updateDigicardLabel: post(
    'recordid corpacct label fieldval isactive position prevPosition editedby',
    updates(digicardLabel, notShown),
  ),
  addDigicardLabel: post(
    'corpacct label fieldval position postedby',
    adds(digicardLabel, notShown, {
      also: (row, { body }) => {
        row.corpacct = body.corpacct ?? '';
      },
    }),
  ),
  updateDigicardStyle: post(
    'recordid isBoldFullname isBoldCompany isBoldOtherLabel isBoldOtherValue isVisibleSelfie editedby',
    updates(digicardStyle, notShown),
  ),
  uploadDigicard: post('corpacct is_exist in_comp filename filepath filetype postedby base64', replies(notShown)),
  createDigicardSample: post('corpacct membacct contract', samplePdf),
};
