import { entity } from '../entity.ts';
import type { Row } from '../shapes.ts';

const BY = 'mis.it.admin@example.com';
const POSTED = '2026-11-20T08:15:00';
const posting: Row = { posted: POSTED, posted_by: BY, edited: '', edited_by: '' };
const postedBy: Row = { posted: POSTED, postedby: BY, edit: '', editby: '' };

/** A code has 11 characters: "the first 11 characters of the selected label". */
export const account = entity('accounts', 'account|acct company recordid#? contract avega status?', [
  {
    account: 'INT00000001',
    company: 'Acme Trading Inc.',
    recordid: 1,
    contract: 'C-2026-01',
    avega: false,
    status: 'A',
  },
  { account: 'INT00000002', company: 'Peña & Hijos 🏢', recordid: 2, contract: 'C-2026-02', avega: false, status: 'A' },
  {
    account: 'AVG00000003',
    company: 'Second Brand Corp.',
    recordid: 3,
    contract: 'C-2026-03',
    avega: true,
    status: 'A',
  },
]);

export const contract = entity('accounts', 'contract');

export const suspended = entity(
  'suspendedAccounts',
  'corpacct company is_suspended# posted posted_by edited edited_by recordid#?',
  [
    { corpacct: 'INT00000001', company: 'Acme Trading Inc.', is_suspended: 1, recordid: 1, ...posting },
    { corpacct: 'INT00000002', company: 'Peña & Hijos 🏢', is_suspended: 0, recordid: 2, ...posting },
  ],
  { edited: '', edited_by: '' },
);

export const corporateFeature = entity(
  'corporateFeatures',
  'corpfeaturesid# feature featurerecid# recordid# is_disabled!',
  [
    {
      corpfeaturesid: 71,
      feature: 'LOA request',
      featurerecid: 1,
      recordid: 51,
      is_disabled: true,
      corpacct: 'INT00000001',
    },
    {
      corpfeaturesid: 72,
      feature: 'Niños 🧒',
      featurerecid: 2,
      recordid: 52,
      is_disabled: false,
      corpacct: 'INT00000001',
    },
    {
      corpfeaturesid: 73,
      feature: 'LOA request',
      featurerecid: 1,
      recordid: 53,
      is_disabled: true,
      corpacct: 'INT00000002',
    },
  ],
);

export const anyFeature = entity('anyFeatures', 'featurerecid# feature', [
  { featurerecid: 1, feature: 'LOA request' },
  { featurerecid: 2, feature: 'Niños 🧒' },
  { featurerecid: 3, feature: 'Teleconsult' },
]);

function feature(featurerecid: number, name: string, status: string): Row {
  const cbmsg = `${name} is not available now`;
  const posting = { postedby: BY, posted: POSTED, editedby: '', edited: '' };
  return { featurerecid, feature: name, cbmsg, url: 'https://example.com/help', status, ...posting };
}

export const memberAppFeature = entity(
  'memberAppFeatures',
  'featurerecid|featcon_ID# feature cbmsg|remarks url? status postedby? posted? editedby? edited?',
  [feature(1, 'LOA request', 'A'), feature(2, 'Niños 🧒', 'D'), feature(3, 'Teleconsult', 'S')],
);

/** With swapped names, because the document does not say which app has which. */
export const doctorAppFeature = entity(
  'doctorAppFeatures',
  'featcon_ID|featurerecid# feature remarks|cbmsg url? status postedby? posted? editedby? edited?',
  [feature(1, 'Patient list', 'A'), feature(2, 'Señales 📡', 'D')].map(({ featurerecid, cbmsg, ...rest }) => ({
    featcon_ID: featurerecid ?? 0,
    remarks: cbmsg ?? '',
    ...rest,
  })),
);

export const emailUrl = entity(
  'emailUrls',
  'emailsrvurlid# emailsrvlistid# appname url apicode emailsrvname? posted? postedby? edit? editby?',
  [
    {
      emailsrvurlid: 1,
      emailsrvlistid: 1,
      appname: 'AGORA',
      url: 'https://example.com/send',
      apicode: 'SEND',
      emailsrvname: 'Main',
      ...postedBy,
    },
    {
      emailsrvurlid: 2,
      emailsrvlistid: 2,
      appname: 'ALAGA ñ 📧',
      url: 'https://example.com/mail',
      apicode: 'MAIL',
      emailsrvname: 'Spare',
      ...postedBy,
    },
  ],
  { edit: '', editby: '' },
);

/** recordid differs from emailsrvlistid, so that a mix-up of the two is noticed. */
export const emailService = entity(
  'emailServices',
  'emailsrvlistid# emailsrvname active! posted? postedby? edit? editby? recordid#?',
  [
    { emailsrvlistid: 1, emailsrvname: 'Main', active: true, recordid: 901, ...postedBy },
    { emailsrvlistid: 2, emailsrvname: 'Señal 📨', active: false, recordid: 902, ...postedBy },
  ],
  { edit: '', editby: '' },
);

export const emailConfig = entity(
  'emailConfigs',
  'emailsrvconfigid# key value active! posted? postedby? edit? editby?',
  [
    { emailsrvconfigid: 1, key: 'HOST', value: 'smtp.example.com', active: true, emailsrvlistid: 1, ...postedBy },
    { emailsrvconfigid: 2, key: 'SENDER', value: 'Peña ✉️', active: false, emailsrvlistid: 1, ...postedBy },
    { emailsrvconfigid: 3, key: 'PORT', value: '587', active: true, emailsrvlistid: 2, ...postedBy },
  ],
  { edit: '', editby: '' },
);

function labelled(recordid: number, label: string, fieldval: string, position: number, isactive: boolean): Row {
  return { recordid, label, fieldval, position, isactive, prevPosition: position, corpacct: 'INT00000001' };
}

export const digicardLabel = entity(
  'digicardLabels',
  'recordid# label fieldval position# isactive! prevPosition#?',
  [
    labelled(1, 'Name', 'FirstnameLastname', 1, true),
    labelled(2, 'Compañía 🏢', 'company', 2, true),
    labelled(3, 'Company and member', 'company_memb', 3, false),
    labelled(4, 'Account', 'accountno', 0, true),
  ],
  { isactive: true },
);

export const digicardStyle = entity(
  'digicardStyles',
  `recordid# isBoldFullname! isBoldCompany! isBoldOtherLabel! isBoldOtherValue! isVisibleSelfie! filename? filepath?
   filetype?`,
  ['INT00000001', 'INT00000002'].map((corpacct, at) => ({
    recordid: at + 1,
    isBoldFullname: true,
    isBoldCompany: false,
    isBoldOtherLabel: false,
    isBoldOtherValue: true,
    isVisibleSelfie: at === 0,
    filename: `${corpacct}.png`,
    filepath: `digicards/${corpacct}.png`,
    filetype: 'png',
    corpacct,
  })),
);

export const bank = entity('banks', 'recordid# bankcode bankcode2? bankname swiftcode?', [
  { recordid: 1, bankcode: 'BPI', bankcode2: 'BPI2', bankname: 'First Bank', swiftcode: 'BOPIPHMM' },
  { recordid: 2, bankcode: 'BDO', bankcode2: 'BDO2', bankname: 'Banco Ñ 🏦', swiftcode: 'BNORPHMM' },
  { recordid: 3, bankcode: 'MBT', bankcode2: 'MBT2', bankname: 'Third Bank', swiftcode: 'MBTCPHMM' },
]);

function included(Corp_RIBanksID: number, at: number, excl: string): Row {
  return { ...bank.seeds[at], Corp_RIBanksID, corpacct: 'INT00000001', contract: 'C-2026-01', excl };
}

export const accountBank = entity(
  'accountBanks',
  'Corp_RIBanksID# recordid#? bankcode bankcode2? bankname swiftcode? corpacct? contract? excl',
  [included(501, 0, 'I'), included(502, 1, 'X')],
);

export const planFile = entity('planFiles', 'filename filepath fileext filetag', [
  { filename: 'atd.png', filepath: 'plans/atd.png', fileext: 'png', filetag: 'ATD', corpacct: 'INT00000001' },
  { filename: 'plan ñ 📄.png', filepath: 'plans/plan.png', fileext: '.PNG', filetag: 'EPLAN', corpacct: 'INT00000001' },
]);
