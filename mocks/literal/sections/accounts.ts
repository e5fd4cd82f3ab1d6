import { kindOf, rowsFor } from '../records.ts';
import { bytes, isSuccessMessage, json, LISTS } from '../replies.ts';
import { gives, section } from '../section.ts';
import type { Row } from '../shapes.ts';
import { PICTURE } from './members.ts';

const BY = 'mis.it.admin@example.com';
const POSTED = '2026-11-20T08:15:00';
const EDITS = `posted?=${POSTED} postedby?=${BY} edit? editby?`;

const SAMPLE: Row = {
  company: 'Acme Trading Inc.',
  FirstnameLastname: 'Zoë Peñaflor',
  FirstnameMidnameLastname: 'Zoë Reyes Peñaflor',
  LastnameFirstnameMidname: 'Peñaflor, Zoë Reyes',
  company_memb: 'Acme Trading Inc. / ACCT000013',
  membacct: 'ACCT000013',
};
const COLUMNS = Object.keys(SAMPLE);

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');
const base64 = PICTURE.toString('base64');
const planFile = gives((_asked, { variant }) => json(variant === 'empty' ? {} : { base64 }));

export const accounts = section(
  `
# console §7: Suspension and corporate features
GET listSuspendedAccounts → dataList suspended
POST updateSuspension is_suspended=0|1 corpacct edited_by → isSuccessMessage
GET searchCompanies company → isSuccessData account company,account~company
GET getAccount corpacct → isSuccessData one account account=corpacct
GET listCorporateFeatures corpacct → openList corporateFeature corpacct=corpacct
GET listFeatures → openList anyFeature
POST addSuspension is_suspended=1 corpacct posted_by → notShown
POST enableCorporateFeature corpacct recordid posted_by → notShown
POST disableCorporateFeature corpacct corpfeaturesid → notShown

# A code has 11 characters: "the first 11 characters of the selected label".
account: status?=A
  account/acct | company            | recordid#? | contract  | avega
  INT00000001  | Acme Trading Inc.  | 1          | C-2026-01 | false
  INT00000002  | Peña & Hijos 🏢     | 2          | C-2026-02 | false
  AVG00000003  | Second Brand Corp. | 3          | C-2026-03 | true

suspended: posted=${POSTED} posted_by=${BY} edited edited_by
  corpacct    | company           | is_suspended# | recordid#?
  INT00000001 | Acme Trading Inc. | 1             | 1
  INT00000002 | Peña & Hijos 🏢    | 0             | 2

corporateFeature:
  corpfeaturesid# | feature     | featurerecid# | recordid# | is_disabled! | (corpacct)
  71              | LOA request | 1             | 51        | true         | INT00000001
  72              | Niños 🧒     | 2             | 52        | false        | INT00000001
  73              | LOA request | 1             | 53        | true         | INT00000002

anyFeature:
  featurerecid# | feature
  1             | LOA request
  2             | Niños 🧒
  3             | Teleconsult

# console §7: Bank inclusion
GET bankCompanySearch company → openList account company,account~company
GET bankAccountLookup corpacct → openList one account account=corpacct
GET getAccountContract acct → openList one contract account=acct
GET listAccountBanks acct contract → openList accountBank corpacct=acct contract=contract
GET listBanks → openList bank
POST addAccountBank corpacct contract bankcodeandswiftcodeRecID excl=I|X → isSuccessMessage
POST updateAccountBank Corp_RIBanksID editedby excl=X|I → notShown

contract(account): contract

bank:
  recordid# | bankcode | bankcode2? | bankname   | swiftcode?
  1         | BPI      | BPI2       | First Bank | BOPIPHMM
  2         | BDO      | BDO2       | Banco Ñ 🏦  | BNORPHMM
  3         | MBT      | MBT2       | Third Bank | MBTCPHMM

accountBank: corpacct?=INT00000001 contract?=C-2026-01
  Corp_RIBanksID# | recordid#? | bankcode | bankcode2? | bankname   | swiftcode? | excl
  501             | 1          | BPI      | BPI2       | First Bank | BOPIPHMM   | I
  502             | 2          | BDO      | BDO2       | Banco Ñ 🏦  | BNORPHMM   | X

# console §7: ATD / plan upload
POST searchAccounts key → successData account company,account~key
GET listPlanFiles CorpAcct Contract → dataList planFile corpacct=corpacct
POST getPlanFile filename filepath fileext → planFile
POST savePlanFile corpacct contract lumina filetag=ATD|EPLAN postedby fileext base64 → notShown

planFile:
  filename      | filepath       | fileext | filetag | (corpacct)
  atd.png       | plans/atd.png  | png     | ATD     | INT00000001
  plan ñ 📄.png | plans/plan.png | .PNG    | EPLAN   | INT00000001

# console §7: Request logs and survey (request logs and logout: see the portal)
POST exportSurvey lumina source platform=ALL|ANDROID|IOS feature=ALL startdate enddate → dataOrError survey

survey: acctnum?=ACCT000001 source=AGORA_MOBILE_APP lumina=LUMINA feature=LOA ratingdatetime=${POSTED}
  posteddate?=${POSTED}
  name           | platform | ratings# | reviews?
  Juan Dela Cruz | ANDROID  | 5        | Good
  Zoë Peñaflor   | IOS      | 3        | Así así, señor 🙂
  Ana Reyes      | HUAWEI   | 0        |
`,
  { answers: { planFile } },
);

const FEATURE_ID = 'featcon_ID/featurerecid';
const FEATURE = 'feature status=A|D|S remarks/cbmsg url';
const OF_FEATURE = `url?=https://example.com/help postedby?=${BY} posted?=${POSTED} editedby? edited?`;

/** The document uses `recordid` to identify a service, but does not say that the list always has it. */
const configs = gives(({ headers }, { variant }) => {
  const { seeds } = kindOf('emailService');
  const isOf = (service: Row) => [service.recordid, service.emailsrvlistid].includes(Number(headers.recordid));
  const ids = seeds.filter(isOf).map(({ emailsrvlistid }) => emailsrvlistid);
  return LISTS.openList.put(
    rowsFor('emailConfig', variant, (row) => ids.includes(Number(row.emailsrvlistid))),
    variant,
  );
});

// The document does not show whether a column is a name or a row with a name.
const columns = gives((_asked, { variant }) => {
  if (variant === 'second') return json(COLUMNS.map((fieldval) => ({ fieldval })));
  return json({ data: variant === 'empty' ? [] : COLUMNS });
});

const member = gives((_asked, { variant }) => json(variant === 'first' ? { data: SAMPLE } : {}));
const sample = gives((_asked, { variant }) => (variant === 'first' ? bytes(PDF, 'application/pdf') : json({})));
const image = gives(
  (_asked, { variant }) => json(variant === 'empty' ? { is_success: false } : { is_success: true, base64 }),
  isSuccessMessage.no,
);

export const configuration = section(
  `
# console §7: Feature control. "(/featurecontrol and /featurecontrolaruga)": a set of calls for each. "one variant needs
# no token".
GET listAgoraFeatures → openList memberAppFeature
GET listAlagaMdFeatures → openList doctorAppFeature
POST addAgoraFeature @either ${FEATURE} postedby → isSuccessErrorMessage
POST addAlagaMdFeature @either ${FEATURE} postedby → isSuccessErrorMessage
POST updateAgoraFeature ${FEATURE_ID} ${FEATURE} editedby → isSuccessErrorMessage
POST deleteAgoraFeature ${FEATURE_ID} → isSuccessErrorMessage
POST updateAlagaMdFeature ${FEATURE_ID} ${FEATURE} editedby → isSuccessErrorMessage
POST deleteAlagaMdFeature ${FEATURE_ID} → isSuccessErrorMessage

memberAppFeature: ${OF_FEATURE}
  featurerecid/featcon_ID# | feature     | cbmsg/remarks | status
  1                        | LOA request | Not now       | A
  2                        | Niños 🧒     | Not before    | D
  3                        | Teleconsult | Not for you   | S

# With swapped names, because the document does not say which app has which.
doctorAppFeature: ${OF_FEATURE}
  featcon_ID/featurerecid# | feature      | remarks/cbmsg | status
  1                        | Patient list | Not now       | A
  2                        | Señales 📡    | Not before    | D

# console §7: Email services
GET listEmailUrls → openList emailUrl
GET listEmailServices → openList emailService
GET listEmailConfigs recordid → configs
POST addEmailUrl emailsrvlistid appname url apicode postedby → successMessage
POST updateEmailUrl emailsrvurlid emailsrvlistid appname url apicode postedby → successMessage
POST addEmailService servername isActive postedby → successMessage
POST updateEmailService recordid servername isActive editby → successMessage
POST addEmailConfig emailsrvlistid key value active postedby → successMessage
POST updateEmailConfig recordid key value active editby → successMessage

emailUrl: ${EDITS}
  emailsrvurlid# | emailsrvlistid# | appname   | url                      | apicode | emailsrvname?
  1              | 1               | AGORA     | https://example.com/send | SEND    | Main
  2              | 2               | ALAGA ñ 📧 | https://example.com/mail | MAIL    | Spare

# recordid differs from emailsrvlistid, so that a mix-up of the two is noticed.
emailService: ${EDITS}
  emailsrvlistid# | emailsrvname | active! | recordid#?
  1               | Main         | true    | 901
  2               | Señal 📨      | false   | 902

emailConfig: ${EDITS}
  emailsrvconfigid# | key    | value            | active! | (emailsrvlistid#)
  1                 | HOST   | smtp.example.com | true    | 1
  2                 | SENDER | Peña ✉️           | false   | 1
  3                 | PORT   | 587              | true    | 2

# console §7: Digicard
GET listDigicardAccounts → openList account
GET listDigicardColumns → columns
GET listDigicardLabels corpacct → openList digicardLabel corpacct=corpacct
GET getDigicardMember corpacct membacct contract → member
GET getDigicardStyle corpacct → openList one digicardStyle corpacct=corpacct
POST getDigicardImage filename filepath filetype → image
POST updateDigicardLabel recordid corpacct label fieldval isactive position prevPosition editedby → notShown
POST addDigicardLabel corpacct label fieldval position postedby → notShown
POST updateDigicardStyle recordid isBoldFullname isBoldCompany isBoldOtherLabel isBoldOtherValue isVisibleSelfie
  editedby → notShown
POST uploadDigicard corpacct is_exist in_comp filename filepath filetype postedby base64 → notShown
POST createDigicardSample corpacct membacct contract → sample

digicardLabel: prevPosition#?={position}
  recordid# | label              | fieldval          | position# | isactive! | (corpacct)
  1         | Name               | FirstnameLastname | 1         | true      | INT00000001
  2         | Compañía 🏢         | company           | 2         | true      | INT00000001
  3         | Company and member | company_memb      | 3         | false     | INT00000001
  4         | Account            | accountno         | 0         | true      | INT00000001

digicardStyle: isBoldFullname!=true isBoldCompany!=false isBoldOtherLabel!=false isBoldOtherValue!=true
  filename?={corpacct}.png filepath?=digicards/{corpacct}.png filetype?=png
  recordid# | (corpacct)  | isVisibleSelfie!
  1         | INT00000001 | true
  2         | INT00000002 | false
`,
  { answers: { configs, columns, member, sample, image } },
);
