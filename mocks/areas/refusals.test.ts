// What a second call, a record that is gone and a name in use lead to: one table for the areas whose records are only
// added, changed and deleted. Areas whose states have transitions have tests of their own.
import { expect, it } from 'vitest';
import type { OperationId } from '#contract';
import { askingAs, worldIn } from '../testing';
import { fixtures as accounts } from './accounts/fixtures';
import { fixtures as advisories } from './advisories/fixtures';
import { fixtures as email } from './email/fixtures';
import { free, listed } from './providers/fixtures';
import { fixtures as terminals } from './terminals/fixtures';

const WHO = 'maria.santos@lumina.example';
const BY = { syscode: 'SC00999', username: WHO };
const acct = accounts.first.acct;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).toString('base64');

const remark = { remarks: 'Signature', special_instructions: '', posted_by: WHO, reappnotif: '1', status: 'A' };
const advisory = { advisoryname: 'Fees', status: 'A', datefrom: '12-21-2026', dateto: '01-03-2027', open: 1 };
const menu = { tabaccessid: 5, labelname: 'Survey', icon: 'media', routename: '/newsletter', ...BY };
const store = { storename: 'Grill', isactive: true, postedby: WHO, postdate: '06/02/2025 09:15:00', editby: '' };
const recipients = {
  EmailAdd: 'a@lumina.example',
  CCEmail: 'c@lumina.example',
  BCCEmail: 'd@lumina.example',
  Regcode: '12',
  Avega: false,
};
const url = { emailsrvlistid: 1, appname: 'AGORA', url: 'https://mail.example', apicode: 'NEW', postedby: WHO };
const rcs = { CorpAcct: acct, Type: 'AGORA_RCS1_VALIDITY', Format: 'number', Value: '15', EditedBy: WHO };
const ceiling = { year: 2026, diag_limit: '1.00', active: 'F', isaautoapprove: 1, addedby: WHO, lastupdateby: WHO };
const kiosk = { terminalid: 'KT-9', deviceid: 'Q-9', hscode: 'H1', macaddress: '00:1A:2B:3C:4D:5E', isactive: 0 };
const pod = { deviceid: 'P-9', terminalid: 'T', hospcode: terminals.hospital.hospcode, isactive: 0, postedby: WHO };
const product = {
  productName: 'Massage',
  description: 'An hour',
  url: '',
  status: 1,
  banner: 0,
  base64: '',
  deleted: 0,
};
const label = { corpacct: acct, label: 'Plan', fieldval: 'plan', position: 7, postedby: WHO };
const plan = { corpacct: acct, contract: '2026-000001', product: true, filetag: 'ATD', fileext: 'png', base64: PNG };
const suspension = { is_suspended: 1, corpacct: acct, posted_by: WHO, edited_by: WHO };
const bank = { corpacct: acct, contract: '2026-000001', excl: 'I', editedby: WHO };

/** Each answer is that to one more of the same call. */
const CALLS: [OperationId, object, ...answers: string[]][] = [
  ['addRemark', remark, 'default', 'alreadyThere'],
  ['addRemark', { ...remark, remarks: ' DUPLICATE registration ' }, 'alreadyThere'],
  ['updateRemark', { ...remark, recordid: 1, remarks: 'duplicate registration' }, 'alreadyThere'],
  ['updateRemark', { ...remark, recordid: 13, remarks: 'duplicate registration' }, 'default'],
  ['updateRemark', { ...remark, recordid: 99 }, 'unknown'],
  ['addRole', { name: ' reviewer ', iscritical: false, ...BY }, 'alreadyThere'],
  ['updateRole', { name: 'Any', iscritical: false, rolesid: '99', ...BY }, 'unknown'],
  ['deleteRole', { rolesid: '1' }, 'administrator'],
  ['deleteMainMenu', { tabid: 5 }, 'default', 'unknown'],
  ['addSubMenu', menu, 'default', 'alreadyThere'],
  ['addSubMenu', { ...menu, tabaccessid: 99 }, 'unknown'],
  ['addAgoraAdvisory', advisory, 'default', 'alreadyThere'],
  ['updateAgoraAdvisory', { ...advisory, advisoryname: advisories.current, advisory_id: 1 }, 'alreadyThere'],
  ['updateAlagaMdAdvisory', { ...advisory, advisory_id: 99 }, 'unknown'],
  ['addStore', store, 'default', 'alreadyThere'],
  ['updateStore', { ...store, delightstoreid: 99 }, 'unknown'],
  ['addEbillingAssignment', { ...recipients, MunicipalCode: '999999999' }, 'noPlace'],
  ['updateEbillingAssignment', { ...recipients, eBilling_EAssign_ID: 1, EmailAdd: 'b' }, 'badAddress'],
  ['updateEbillingAssignment', { ...recipients, eBilling_EAssign_ID: 1, CCEmail: 'b' }, 'badCc'],
  ['updateEbillingAssignment', { ...recipients, eBilling_EAssign_ID: 1, BCCEmail: 'b' }, 'badBcc'],
  ['addEmailUrl', url, 'default', 'alreadyThere'],
  ['addEmailUrl', { ...url, apicode: email.apicode.toLowerCase() }, 'alreadyThere'],
  ['updateEmailUrl', { ...url, emailsrvurlid: 1, emailsrvlistid: 99 }, 'noService'],
  ['addRcsConfig', { ...rcs, CorpAcct: 'LMN99999999' }, 'noAccount'],
  ['updateRcsConfig', { ...rcs, AcctApp_ConfigurationId: 130, Value: '05' }, 'badValue'],
  ['deleteRcsConfig', { AcctApp_ConfigurationId: 130, EditedBy: WHO }, 'default', 'unknown'],
  ['addTopProvider', { ...free.clinic, ...ceiling }, 'default', 'alreadyThere'],
  ['addTopProvider', { ...listed.lastYear, ...ceiling }, 'default', 'alreadyThere'],
  ['addTopProvider', { ...free.clinic, ...ceiling, code: 'X' }, 'noFacility'],
  ['updateTopProvider', { recordid: 9999, ...ceiling }, 'unknown'],
  ['deleteTopProvider', { recordid: 1 }, 'default', 'unknown'],
  ['addKioskTerminal', kiosk, 'default', 'alreadyThere'],
  ['updateKioskTerminal', { ...kiosk, device_hospitalid: 2, deviceid: terminals.kiosk.deviceid }, 'deviceTaken'],
  ['addPodDevice', pod, 'default', 'alreadyThere'],
  ['addPodDevice', { ...pod, hospcode: '?' }, 'noHospital'],
  ['deletePodDevice', { agorapoddeviceid: 1 }, 'default', 'unknown'],
  ['addProduct', product, 'default', 'alreadyThere'],
  ['addProduct', { ...product, banner: 1 }, 'notAPicture'],
  ['deleteProduct', { recordid: 1, deleted: 1 }, 'default', 'unknown'],
  ['addDigicardLabel', label, 'default', 'alreadyThere'],
  ['savePlanFile', plan, 'default'],
  ['savePlanFile', { ...plan, contract: '2025-000001' }, 'unknown'],
  ['savePlanFile', { ...plan, base64: 'bm90IGEgcGljdHVyZQ==' }, 'notAPicture'],
  ['addSuspension', suspension, 'default', 'alreadyThere'],
  ['addSuspension', { ...suspension, corpacct: accounts.activeAgain.acct }, 'alreadyThere'],
  ['updateSuspension', { ...suspension, corpacct: acct }, 'unknown'],
  ['addAccountBank', { ...bank, bankcodeandswiftcodeRecID: 9999 }, 'unknown'],
  ['disableCorporateFeature', { corpacct: accounts.second.acct, corpfeaturesid: 101 }, 'default', 'alreadyDisabled'],
  ['deleteAgoraFeature', { featurerecid: 101 }, 'default', 'unknown'],
];

it.each(CALLS)('%s with %j is answered by its examples', (operation, Value, ...answers) => {
  const ask = askingAs(worldIn('default'), WHO);
  const call = () => ask(operation, { body: { Value } as never });
  expect(answers.map(() => call().example ?? 'default')).toEqual(answers);
});
