import {
  type Calls,
  containing,
  dataList,
  dataOrError,
  get,
  gives,
  isSuccessData,
  listings,
  lists,
  looksUp,
  of,
  openList,
  post,
  saves,
  successData,
} from '../callBehaviour.ts';
import * as accounts from '../entities/accounts.ts';
import { survey } from '../entities/devices.ts';
import { bytes, isSuccessErrorMessage, isSuccessMessage, json, notShown, successMessage } from '../replies.ts';
import type { Row } from '../shapes.ts';
import { PICTURE } from './members.ts';

const { account } = accounts;
const ofCompany = containing('company', 'company', 'account');
const ofAccount = of('account', 'corpacct');

/** console §7: Suspension and corporate features */
export const suspension: Calls = {
  ...listings(dataList, { listSuspendedAccounts: accounts.suspended }),
  ...saves(isSuccessMessage, { updateSuspension: 'is_suspended=0|1 corpacct edited_by' }),
  searchCompanies: get('company', lists(account, isSuccessData, ofCompany)),
  getAccount: get('corpacct', looksUp(account, isSuccessData, ofAccount)),
  listCorporateFeatures: get('corpacct', lists(accounts.corporateFeature, openList, of('corpacct'))),
  ...listings(openList, { listFeatures: accounts.anyFeature }),
  ...saves(notShown, {
    addSuspension: 'is_suspended=1 corpacct posted_by',
    enableCorporateFeature: 'corpacct recordid posted_by',
    disableCorporateFeature: 'corpacct corpfeaturesid',
  }),
};

/** console §7: Bank inclusion */
export const banks: Calls = {
  bankCompanySearch: get('company', lists(account, openList, ofCompany)),
  bankAccountLookup: get('corpacct', looksUp(account, openList, ofAccount)),
  getAccountContract: get('acct', looksUp(accounts.contract, openList, of('account', 'acct'))),
  listAccountBanks: get(
    'acct contract',
    lists(
      accounts.accountBank,
      openList,
      (row, asked) => of('corpacct', 'acct')(row, asked) && of('contract')(row, asked),
    ),
  ),
  ...listings(openList, { listBanks: accounts.bank }),
  ...saves(isSuccessMessage, { addAccountBank: 'corpacct contract bankcodeandswiftcodeRecID excl=I|X' }),
  ...saves(notShown, { updateAccountBank: 'Corp_RIBanksID editedby excl=X|I' }),
};

/** console §7: ATD / plan upload */
export const plans: Calls = {
  searchAccounts: post('key', lists(account, successData, containing('key', 'company', 'account'))),
  listPlanFiles: get('CorpAcct Contract', lists(accounts.planFile, dataList, of('corpacct'))),
  getPlanFile: post(
    'filename filepath fileext',
    gives((_asked, { variant }) => json(variant === 'empty' ? {} : { base64: PICTURE.toString('base64') })),
  ),
  ...saves(notShown, { savePlanFile: 'corpacct contract lumina filetag=ATD|EPLAN postedby fileext base64' }),
};

/** console §7: Request logs and survey (request logs and logout: see the portal) */
export const surveys: Calls = {
  exportSurvey: post(
    'lumina source platform=ALL|ANDROID|IOS feature=ALL startdate enddate',
    lists(survey, dataOrError),
  ),
};

const FEATURE_ID = 'featcon_ID|featurerecid';
const FEATURE = 'feature status=A|D|S remarks|cbmsg url';

/**
 * console §7: Feature control. "(/featurecontrol and /featurecontrolaruga)": a set of calls for each. "one variant needs
 * no token".
 */
export const features: Calls = {
  ...listings(openList, {
    listAgoraFeatures: accounts.memberAppFeature,
    listAlagaMdFeatures: accounts.doctorAppFeature,
  }),
  ...saves(
    isSuccessErrorMessage,
    { addAgoraFeature: `${FEATURE} postedby`, addAlagaMdFeature: `${FEATURE} postedby` },
    { token: 'either' },
  ),
  ...saves(isSuccessErrorMessage, {
    updateAgoraFeature: `${FEATURE_ID} ${FEATURE} editedby`,
    deleteAgoraFeature: FEATURE_ID,
    updateAlagaMdFeature: `${FEATURE_ID} ${FEATURE} editedby`,
    deleteAlagaMdFeature: FEATURE_ID,
  }),
};

/** The document uses `recordid` to identify a service, but does not say that the list always has it. */
const ofService = (row: Row, { headers }: { headers: Record<string, string> }) =>
  accounts.emailService.seeds.some(
    ({ recordid, emailsrvlistid }) =>
      emailsrvlistid === Number(row.emailsrvlistid) && [recordid, emailsrvlistid].includes(Number(headers.recordid)),
  );

/** console §7: Email services */
export const email: Calls = {
  ...listings(openList, { listEmailUrls: accounts.emailUrl, listEmailServices: accounts.emailService }),
  listEmailConfigs: get('recordid', lists(accounts.emailConfig, openList, ofService)),
  ...saves(successMessage, {
    addEmailUrl: 'emailsrvlistid appname url apicode postedby',
    updateEmailUrl: 'emailsrvurlid emailsrvlistid appname url apicode postedby',
    addEmailService: 'servername isActive postedby',
    updateEmailService: 'recordid servername isActive editby',
    addEmailConfig: 'emailsrvlistid key value active postedby',
    updateEmailConfig: 'recordid key value active editby',
  }),
};

const SAMPLE: Row = {
  company: 'Acme Trading Inc.',
  FirstnameLastname: 'Zoë Peñaflor',
  FirstnameMidnameLastname: 'Zoë Reyes Peñaflor',
  LastnameFirstnameMidname: 'Peñaflor, Zoë Reyes',
  company_memb: 'Acme Trading Inc. / ACCT000013',
  membacct: 'ACCT000013',
};
const COLUMNS = Object.keys(SAMPLE);

const PDF = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 1005 650]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`,
);

/** console §7: Digicard */
export const digicard: Calls = {
  ...listings(openList, { listDigicardAccounts: account }),
  // The document does not show whether a column is a name or a row with a name.
  listDigicardColumns: get(
    '',
    gives((_asked, { variant }) => {
      if (variant === 'second') return json(COLUMNS.map((fieldval) => ({ fieldval })));
      return json({ data: variant === 'empty' ? [] : COLUMNS });
    }),
  ),
  listDigicardLabels: get('corpacct', lists(accounts.digicardLabel, openList, of('corpacct'))),
  getDigicardMember: get(
    'corpacct membacct contract',
    gives((_asked, { variant }) => json(variant === 'first' ? { data: SAMPLE } : {})),
  ),
  getDigicardStyle: get('corpacct', looksUp(accounts.digicardStyle, openList, of('corpacct'))),
  getDigicardImage: post(
    'filename filepath filetype',
    gives(
      (_asked, { variant }) =>
        json(variant === 'empty' ? { is_success: false } : { is_success: true, base64: PICTURE.toString('base64') }),
      isSuccessMessage.no,
    ),
  ),
  ...saves(notShown, {
    updateDigicardLabel: 'recordid corpacct label fieldval isactive position prevPosition editedby',
    addDigicardLabel: 'corpacct label fieldval position postedby',
    updateDigicardStyle:
      'recordid isBoldFullname isBoldCompany isBoldOtherLabel isBoldOtherValue isVisibleSelfie editedby',
    uploadDigicard: 'corpacct is_exist in_comp filename filepath filetype postedby base64',
  }),
  createDigicardSample: post(
    'corpacct membacct contract',
    gives((_asked, { variant }) => (variant === 'first' ? bytes(PDF, 'application/pdf') : json({}))),
  ),
};
