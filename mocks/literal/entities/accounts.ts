import { entity } from '../entity.ts';
import type { Row } from '../shapes.ts';

const BY = 'mis.it.admin@example.com';
const POSTED = '2026-11-20T08:15:00';
const postedBy: Row = { posted: POSTED, postedby: BY, edit: '', editby: '' };

/** A code has 11 characters: "the first 11 characters of the selected label". */
export const account = entity(
  'account|acct company recordid#? contract avega status?',
  `account     | company            | recordid | contract  | avega
   INT00000001 | Acme Trading Inc.  | 1        | C-2026-01 | false
   INT00000002 | Peña & Hijos 🏢     | 2        | C-2026-02 | false
   AVG00000003 | Second Brand Corp. | 3        | C-2026-03 | true`,
  { status: 'A' },
);

export const contract = entity('contract', account.seeds);

export const suspended = entity(
  'corpacct company is_suspended# posted posted_by edited edited_by recordid#?',
  `corpacct    | company           | is_suspended | recordid
   INT00000001 | Acme Trading Inc. | 1            | 1
   INT00000002 | Peña & Hijos 🏢    | 0            | 2`,
  { posted: POSTED, posted_by: BY, edited: '', edited_by: '' },
);

export const corporateFeature = entity(
  'corpfeaturesid# feature featurerecid# recordid# is_disabled!',
  `corpfeaturesid | feature     | featurerecid | recordid | is_disabled | corpacct
   71             | LOA request | 1            | 51       | true        | INT00000001
   72             | Niños 🧒     | 2            | 52       | false       | INT00000001
   73             | LOA request | 1            | 53       | true        | INT00000002`,
);

export const anyFeature = entity(
  'featurerecid# feature',
  `featurerecid | feature
   1            | LOA request
   2            | Niños 🧒
   3            | Teleconsult`,
);

const postedFeature: Row = { url: 'https://example.com/help', postedby: BY, posted: POSTED, editedby: '', edited: '' };

export const memberAppFeature = entity(
  'featurerecid|featcon_ID# feature cbmsg|remarks url? status postedby? posted? editedby? edited?',
  `featurerecid | feature     | cbmsg      | status
   1            | LOA request | Not now    | A
   2            | Niños 🧒     | Not before | D
   3            | Teleconsult | Not for you | S`,
  postedFeature,
);

/** With swapped names, because the document does not say which app has which. */
export const doctorAppFeature = entity(
  'featcon_ID|featurerecid# feature remarks|cbmsg url? status postedby? posted? editedby? edited?',
  `featcon_ID | feature      | remarks    | status
   1          | Patient list | Not now    | A
   2          | Señales 📡    | Not before | D`,
  postedFeature,
);

export const emailUrl = entity(
  'emailsrvurlid# emailsrvlistid# appname url apicode emailsrvname? posted? postedby? edit? editby?',
  `emailsrvurlid | emailsrvlistid | appname   | url                      | apicode | emailsrvname
   1             | 1              | AGORA     | https://example.com/send | SEND    | Main
   2             | 2              | ALAGA ñ 📧 | https://example.com/mail | MAIL    | Spare`,
  postedBy,
);

/** recordid differs from emailsrvlistid, so that a mix-up of the two is noticed. */
export const emailService = entity(
  'emailsrvlistid# emailsrvname active! posted? postedby? edit? editby? recordid#?',
  `emailsrvlistid | emailsrvname | active | recordid
   1              | Main         | true   | 901
   2              | Señal 📨      | false  | 902`,
  postedBy,
);

export const emailConfig = entity(
  'emailsrvconfigid# key value active! posted? postedby? edit? editby?',
  `emailsrvconfigid | key    | value            | active | emailsrvlistid
   1                | HOST   | smtp.example.com | true   | 1
   2                | SENDER | Peña ✉️           | false  | 1
   3                | PORT   | 587              | true   | 2`,
  postedBy,
);

export const digicardLabel = entity(
  'recordid# label fieldval position# isactive! prevPosition#?',
  `recordid | label              | fieldval          | position | isactive
   1        | Name               | FirstnameLastname | 1        | true
   2        | Compañía 🏢         | company           | 2        | true
   3        | Company and member | company_memb      | 3        | false
   4        | Account            | accountno         | 0        | true`,
  ({ position = 0 }) => ({ prevPosition: position, corpacct: 'INT00000001' }),
);

export const digicardStyle = entity(
  `recordid# isBoldFullname! isBoldCompany! isBoldOtherLabel! isBoldOtherValue! isVisibleSelfie! filename? filepath?
   filetype?`,
  `recordid | corpacct    | isVisibleSelfie
   1        | INT00000001 | true
   2        | INT00000002 | false`,
  ({ corpacct }) => ({
    ...{ isBoldFullname: true, isBoldCompany: false, isBoldOtherLabel: false, isBoldOtherValue: true },
    ...{ filename: `${corpacct}.png`, filepath: `digicards/${corpacct}.png`, filetype: 'png' },
  }),
);

export const bank = entity(
  'recordid# bankcode bankcode2? bankname swiftcode?',
  `recordid | bankcode | bankcode2 | bankname   | swiftcode
   1        | BPI      | BPI2      | First Bank | BOPIPHMM
   2        | BDO      | BDO2      | Banco Ñ 🏦  | BNORPHMM
   3        | MBT      | MBT2      | Third Bank | MBTCPHMM`,
);

export const accountBank = entity(
  'Corp_RIBanksID# recordid#? bankcode bankcode2? bankname swiftcode? corpacct? contract? excl',
  `Corp_RIBanksID | recordid | excl
   501            | 1        | I
   502            | 2        | X`,
  ({ recordid }) => ({ ...bank.seeds[Number(recordid) - 1], corpacct: 'INT00000001', contract: 'C-2026-01' }),
);

export const planFile = entity(
  'filename filepath fileext filetag',
  `filename      | filepath       | fileext | filetag
   atd.png       | plans/atd.png  | png     | ATD
   plan ñ 📄.png | plans/plan.png | .PNG    | EPLAN`,
  { corpacct: 'INT00000001' },
);
