// The main saves of the screens about accounts, devices, e-mails and providers.
import { picture } from '../helpers/content';
import { press, question } from '../helpers/screen';
import { ADMINISTRATOR } from './people';
import { dialog, inDialog, open, type Save, saveAndProceed } from './saving';
import { ACCOUNT } from './screens';

const at = `?${ACCOUNT}`;

export const SAVES_OF_ACCOUNTS: Record<string, Save[]> = {
  '/corp-suspend': [
    {
      does: 'an account is suspended again',
      act: async (page) => {
        await open(page, 'Peña & Hijos');
        await inDialog(page, 'Status').selectOption('Suspended');
        await saveAndProceed(page);
      },
      says: 'Suspended account successfully updated',
      call: 'updateSuspension',
      brings: { corpacct: 'INT00000002', is_suspended: 1, edited_by: ADMINISTRATOR },
    },
  ],
  '/disable-features': [
    {
      does: 'a feature is disabled',
      at,
      act: async (page) => {
        await open(page, 'Niños 🧒');
        await press(dialog(page), 'Disable');
        await press(question(page, 'Proceed with the changes?'), 'YES');
      },
      says: 'Feature status successfully updated',
      call: 'disableCorporateFeature',
      brings: { corpacct: 'INT00000001' },
    },
    {
      does: 'a feature is enabled',
      at,
      act: async (page) => {
        await open(page, 'LOA request');
        await press(dialog(page), 'Enable');
        await press(question(page, 'Proceed with the changes?'), 'YES');
      },
      says: 'Feature status successfully updated',
      call: 'enableCorporateFeature',
      brings: { corpacct: 'INT00000001', posted_by: ADMINISTRATOR },
    },
  ],
  '/featurecontrol': [
    {
      does: 'a feature of the member app is changed',
      act: async (page) => {
        await press(page, 'Edit Niños 🧒');
        await inDialog(page, 'Message').fill('Not now');
        await press(dialog(page), 'Save');
      },
      says: 'Feature Successfully Updated',
      call: 'updateFeatureMemberApp',
      brings: { feature: 'Niños 🧒', status: 'D' },
      unsaid: ['url'],
    },
  ],
  '/featurecontrolaruga': [
    {
      does: "a feature of the doctors' app is changed",
      act: async (page) => {
        await press(page, 'Edit Señales 📡');
        await inDialog(page, 'Remarks').fill('Not now');
        await press(dialog(page), 'Save');
      },
      says: 'Feature Successfully Updated',
      call: 'updateFeatureDoctorApp',
      brings: { feature: 'Señales 📡', status: 'D' },
      unsaid: ['url'],
    },
  ],
  '/email-feature': [
    {
      does: 'an address is changed',
      act: async (page) => {
        await open(page, 'ALAGA ñ 📧');
        await inDialog(page, 'API Code').fill('MAILS');
        await saveAndProceed(page);
      },
      says: 'Server URL successfully updated',
      call: 'updateEmailUrl',
      brings: { emailsrvurlid: 2, apicode: 'MAILS' },
    },
  ],
  '/email-maintainance': [
    {
      does: 'a service is changed',
      act: async (page) => {
        await open(page, 'Señal 📨');
        await inDialog(page, 'Service').fill('Señal');
        await saveAndProceed(page);
      },
      says: 'Server list successfully updated',
      call: 'updateEmailService',
      brings: { servername: 'Señal' },
    },
    {
      does: 'what a service is configured with is changed',
      act: async (page) => {
        await press(page, 'Service Configurations of Main');
        await dialog(page).getByRole('cell', { name: 'HOST' }).click();
        await page.getByLabel('Value', { exact: true }).fill('smtp2.example.com');
        await press(dialog(page).last(), 'Save');
        await press(question(page, 'Proceed with the changes?'), 'YES');
      },
      says: 'Server config successfully added/updated',
      call: 'updateEmailConfig',
      brings: { recordid: 1, value: 'smtp2.example.com' },
    },
  ],
  '/kiosk-terminal': [
    {
      does: 'a kiosk is changed',
      act: async (page) => {
        await open(page, 'T-001');
        await inDialog(page, 'Terminal ID').fill('T-100');
        await saveAndProceed(page);
      },
      says: 'Terminal successfully updated',
      call: 'updateKiosk',
      brings: { device_hospitalid: 1, terminalid: 'T-100', isactive: 1 },
    },
  ],
  '/agorapod-terminal': [
    {
      does: 'a pod is changed',
      act: async (page) => {
        await open(page, 'POD2');
        await inDialog(page, 'Terminal ID').fill('P-200');
        await saveAndProceed(page);
      },
      result: 'Done by the server',
      call: 'updatePod',
      brings: { agorapoddeviceid: 2, terminalid: 'P-200' },
      unsaid: ['rcs1printcopy', 'rcs2printcopy', 'propertytag', 'description'],
    },
  ],
  '/bank-inclusion': [
    {
      does: 'a bank is included',
      at,
      act: async (page) => {
        await open(page, 'Banco Ñ 🏦');
        await inDialog(page, 'Include Bank').selectOption('Yes');
        await saveAndProceed(page);
      },
      says: 'Bank inclusion updated',
      call: 'updateBankInclusion',
      brings: { Corp_RIBanksID: 502, excl: 'I' },
    },
  ],
  '/uploadatd': [
    {
      does: 'a document is replaced',
      at,
      act: async (page) => {
        await page.getByLabel('File of the ATD').setInputFiles(picture('atd.png').file);
        await press(question(page, 'Replace the ATD?'), 'Replace');
      },
      says: 'The ATD of INT00000001 has been saved.',
      call: 'savePlanFile',
      brings: { corpacct: 'INT00000001', filetag: 'ATD' },
    },
  ],
  '/top-provider/featurecontrol': [
    {
      does: 'a ceiling is changed',
      act: async (page) => {
        await open(page, 'City Clinic');
        await page.getByLabel('Ceiling Amount', { exact: true }).fill('1750.25');
        await saveAndProceed(page, 'Are you sure you want to update this data?');
      },
      result: 'Done by the server',
      call: 'updateTopProvider',
      brings: { recordid: 1, active: 'T' },
    },
  ],
  '/ebilling/homepage': [
    {
      does: 'recipients are changed',
      act: async (page) => {
        await open(page, 'Manila');
        // Each requires an address, and the server may have sent none.
        for (const label of ['CC', 'BCC']) {
          await dialog(page).getByRole('textbox', { name: label, exact: true }).fill('more@example.com');
          await page.keyboard.press('Enter');
        }
        await saveAndProceed(page);
      },
      says: 'E-billing recipients successfully updated.',
      call: 'updateBilling',
      brings: { MunicipalCode: '133901' },
    },
  ],
  '/rCSValidityController': [
    {
      does: 'how long a form is valid is changed',
      act: async (page) => {
        await press(page, 'Edit BEULAH_RCS1_VALIDITY of INT00000002');
        await inDialog(page, 'Value').fill('9');
        await saveAndProceed(page);
      },
      says: 'RCS config updated successfully.',
      call: 'updateErcs',
      brings: { AcctApp_ConfigurationId: 3, Type: 'BEULAH_RCS1_VALIDITY' },
    },
  ],
};
