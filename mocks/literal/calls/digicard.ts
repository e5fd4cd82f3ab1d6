import { adds, lists, looksUp, openList, replies, updates } from '../callBehaviour.ts';
import { account, digicardLabel, digicardStyle } from '../entities/accounts.ts';
import { bytes, isSuccessMessage, json, notShown, refusedWith } from '../replies.ts';
import type { Answers, Asked, Row, Section } from '../shapes.ts';
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

function ofAccount(row: Row, request: Asked): boolean {
  return row.corpacct === request.headers.corpacct;
}

export const digicard: Section = {
  title: 'console §7: Digicard',
  calls: [
    {
      name: 'digicardAccounts',
      spec: 'console: "GET account list"',
      method: 'GET',
      path: '/api/digicard/accounts',
      sends: {},
      answers: lists(account, openList),
    },
    {
      name: 'digicardColumns',
      spec: 'console: "GET available columns (name combinations FirstnameLastname, FirstnameMidnameLastname, LastnameFirstnameMidname and company_memb are added after company)"',
      method: 'GET',
      path: '/api/digicard/columns',
      sends: {},
      answers: listsColumns,
    },
    {
      name: 'digicardLabels',
      spec: 'console: "GET labels (header corpacct)"',
      method: 'GET',
      path: '/api/digicard/labels',
      sends: { headers: 'corpacct' },
      answers: lists(digicardLabel, openList, ofAccount),
    },
    {
      name: 'digicardSample',
      spec: 'console: "GET member sample (headers corpacct, membacct, contract)"',
      method: 'GET',
      path: '/api/digicard/sample',
      sends: { headers: 'corpacct membacct contract' },
      answers: sample,
    },
    {
      name: 'digicardStyle',
      spec: 'console: "GET style (corpacct)"',
      method: 'GET',
      path: '/api/digicard/style',
      sends: { headers: 'corpacct' },
      answers: looksUp(digicardStyle, openList, ofAccount),
    },
    {
      name: 'digicardImage',
      spec: 'console: "POST fetch card image {filename, filepath, filetype} -> is_success, base64"',
      method: 'POST',
      path: '/api/digicard/image',
      sends: { body: 'filename filepath filetype' },
      answers: {
        give: (_asked, { variant }) =>
          json(variant === 'empty' ? { is_success: false } : { is_success: true, base64: PICTURE.toString('base64') }),
        refuse: isSuccessMessage.no,
      },
    },
    {
      name: 'updateDigicardLabel',
      spec: 'console: "POST update label {recordid, corpacct, label, fieldval, isactive, position, prevPosition, editedby}"',
      method: 'POST',
      path: '/api/digicard/labels/update',
      sends: { body: 'recordid corpacct label fieldval isactive position prevPosition editedby' },
      answers: updates(digicardLabel, notShown),
    },
    {
      name: 'addDigicardLabel',
      spec: 'console: "POST add label {corpacct, label, fieldval, position, postedby}"',
      method: 'POST',
      path: '/api/digicard/labels/add',
      sends: { body: 'corpacct label fieldval position postedby' },
      answers: adds(digicardLabel, notShown, {
        also: (row, { body }) => {
          row.corpacct = body.corpacct ?? '';
        },
      }),
    },
    {
      name: 'updateDigicardStyle',
      spec: 'console: "POST update font style {recordid, bold flags, isVisibleSelfie, editedby}"',
      method: 'POST',
      path: '/api/digicard/style/update',
      sends: {
        body: 'recordid isBoldFullname isBoldCompany isBoldOtherLabel isBoldOtherValue isVisibleSelfie editedby',
      },
      answers: updates(digicardStyle, notShown),
    },
    {
      name: 'uploadDigicard',
      spec: 'console: "POST upload card {corpacct, is_exist, in_comp, filename, filepath, filetype, postedby, base64}"',
      method: 'POST',
      path: '/api/digicard/upload',
      sends: { body: 'corpacct is_exist in_comp filename filepath filetype postedby base64' },
      answers: replies(notShown),
    },
    {
      name: 'digicardSamplePdf',
      spec: 'console: "POST generate sample PDF {corpacct, membacct, contract}"',
      method: 'POST',
      path: '/api/digicard/sample-pdf',
      sends: { body: 'corpacct membacct contract' },
      answers: samplePdf,
    },
  ],
};
