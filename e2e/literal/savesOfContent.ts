// The main saves of the screens about content of the apps, and of exports.
import type { Page } from '@playwright/test';
import { opener, picture } from '../helpers/content';
import { day, press } from '../helpers/screen';
import { CONTENT } from './people';
import { dialog, inDialog, open, type Save, saveAndProceed } from './saving';
import { ACCOUNT } from './screens';

/** Opens a post, and edits its title there. */
async function editsTitle(page: Page, title: string, wanted: string): Promise<void> {
  await opener(page, title).click();
  await press(dialog(page), 'Edit');
  await inDialog(page, 'Title').fill(wanted);
}

async function changesChoice(page: Page, was: string, label: string, wanted: string): Promise<void> {
  await open(page, was);
  await inDialog(page, label).fill(wanted);
  await press(dialog(page), 'Save');
}

async function fillsDays(page: Page): Promise<void> {
  await page.getByLabel('Date from', { exact: true }).fill(day(-20));
  await page.getByLabel('Date to', { exact: true }).fill(day(0));
}

export const SAVES_OF_CONTENT: Record<string, Save[]> = {
  '/newsletter': [
    {
      does: 'a newsletter is changed',
      act: async (page) => {
        await editsTitle(page, 'Año nuevo 🎆', 'Año nuevo');
        // A required field, which the server may not have sent.
        await inDialog(page, 'Posted by').fill('Zoë');
        await press(dialog(page), 'Save');
      },
      result: 'Newsletter has been updated!',
      call: 'updateNewsletter',
      brings: { newsletterid: 2, title: 'Año nuevo' },
    },
    {
      does: 'a newsletter is added',
      act: async (page) => {
        await press(page, 'ADD');
        await inDialog(page, 'Image').setInputFiles(picture('walk.png').file);
        await inDialog(page, 'Title').fill('Walk with us');
        await inDialog(page, 'Content').fill('Every Saturday at six.');
        await saveAndProceed(page, 'Post this newsletter?', 'Post');
      },
      says: 'Newsletter has been added!',
      call: 'createNewsletter',
      brings: { newsletter_details: { title: 'Walk with us' } },
    },
  ],
  '/newsletter?tab=delights': [
    {
      does: 'an offer is changed',
      act: async (page) => {
        await opener(page, 'Señor Óptica 👓').click();
        await press(dialog(page), 'Edit');
        await inDialog(page, 'Details').fill('12% off');
        // Required fields, which the server may not have sent.
        await inDialog(page, 'Branches').fill('Session Road');
        await inDialog(page, 'Contact Details').fill('(074) 555 0101');
        await press(dialog(page), 'Save');
      },
      result: /.*/,
      call: 'editOffer',
      brings: { details: '12% off' },
    },
  ],
  '/announcement': [
    {
      does: 'an announcement is changed',
      who: CONTENT,
      act: async (page) => {
        await editsTitle(page, 'Vacunación ñ 💉', 'Vacunación');
        await press(dialog(page), 'Save');
      },
      result: /.*/,
      call: 'updateAnnouncement',
      brings: { announcementid: 2, title: 'Vacunación' },
    },
  ],
  '/store': [
    {
      does: 'a store is changed',
      act: (page) => changesChoice(page, 'Closed Shop', 'Store Name', 'Closed for now'),
      says: 'Store Successfully Updated',
      call: 'updateStore',
      brings: { delightstoreid: 3, storename: 'Closed for now' },
      unsaid: ['postedby', 'postdate'],
    },
  ],
  '/category': [
    {
      does: 'a category is changed',
      act: (page) => changesChoice(page, 'Niñez 🧸', 'Category Name', 'Niñez'),
      says: 'Category Successfully Updated',
      call: 'updateCategory',
      brings: { delightcategoryID: 3, categoryname: 'Niñez' },
      unsaid: ['postedby', 'postdate'],
    },
  ],
  '/advisory': [
    {
      does: 'an advisory is changed',
      act: (page) => changesChoice(page, 'System upkeep', 'Advisory', 'System upkeep tonight'),
      says: 'Advisory Successfully Updated',
      call: 'updateAdvisoryMemberApp',
      brings: { advisory_id: 1, advisoryname: 'System upkeep tonight' },
    },
  ],
  '/arugaadvisory': [
    {
      does: 'an advisory for doctors is changed',
      act: async (page) => {
        await press(page, 'Edit Doctors app upkeep');
        await inDialog(page, 'Advisory').fill('Doctors app upkeep tonight');
        await press(dialog(page), 'Save');
      },
      says: 'Advisory Successfully Updated',
      call: 'updateAdvisoryDoctorApp',
      brings: { advisory_id: 1, advisoryname: 'Doctors app upkeep tonight' },
    },
  ],
  '/aventus-marketplace': [
    {
      does: 'a product is switched off',
      act: async (page) => {
        await page.getByRole('switch', { name: 'Active: Dental kit' }).click({ force: true });
      },
      call: 'toggleProduct',
      brings: { recordid: 1, status: 0 },
    },
    {
      does: 'a product is changed',
      act: async (page) => {
        await open(page, 'Piñata 🪅');
        await inDialog(page, 'Product Service Title').fill('Piñata');
        // Required fields, which the server may not have sent.
        await inDialog(page, 'URL').fill('https://example.com/toy');
        await inDialog(page, 'Date From').fill(day(0));
        await inDialog(page, 'Date To').fill(day(30));
        await press(dialog(page), 'Save');
      },
      says: 'Product/services updated successfully.',
      call: 'updateProduct',
      brings: { recordid: 2, productName: 'Piñata' },
    },
  ],
  '/digicard': [
    {
      does: 'a label is changed',
      at: `?${ACCOUNT}`,
      act: async (page) => {
        await press(page, 'Edit Compañía 🏢');
        await inDialog(page, 'Label').fill('Compañía');
        await saveAndProceed(page);
      },
      says: 'abel',
      call: 'updateDigicardLabel',
      brings: { recordid: 2, label: 'Compañía', corpacct: 'INT00000001' },
    },
  ],
  '/requestlogs': [
    {
      does: 'the log is taken away',
      act: async (page) => {
        await fillsDays(page);
        for (const label of ['Status', 'Application', 'Source'])
          await page.getByLabel(label, { exact: true }).selectOption('All');
        await press(page, 'Export');
      },
      says: 'Gathering request logs complete.',
      call: 'requestLogs',
      brings: {},
    },
  ],
  '/surveyreport': [
    {
      does: 'the survey is taken away',
      act: async (page) => {
        await fillsDays(page);
        await inDialog(page, 'Application').selectOption('AGORA MOBILE APP');
        await inDialog(page, 'Platform').selectOption('ALL');
        await inDialog(page, 'Company').selectOption('Lumina');
        await press(dialog(page), 'Export');
      },
      says: 'saved',
      call: 'surveyExport',
      brings: { platform: 'ALL', feature: 'ALL' },
    },
  ],
};
