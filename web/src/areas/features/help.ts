import type { HelpPage } from '@/app/help/page';

const states: NonNullable<HelpPage['states']> = [
  ['Active', 'The app has the feature.'],
  ['Disable', 'The app does not have the feature at the moment.'],
];
const steps = [
  'Click [Add Feature], enter name, text and link, select the [Status] and click [Save].',
  'Click a row to change a feature, or use the buttons in it to change or delete it. Deleting asks [Are you sure you want to delete?] first. Select several to switch or delete them together.',
  'The features can be sorted and searched; the export saves the rows on the screen as Excel or PDF.',
];

export const pages: HelpPage[] = [
  {
    paths: ['/disable-features'],
    purpose: 'Disable features of the members’ app for one corporate account.',
    steps: [
      'Click [Select Account], search by code or company, and select the account.',
      'Click a row, click [Disable] or [Enable], and confirm [Proceed with the changes?]. Select several to disable or enable them together.',
    ],
    states: [
      ['Enabled', 'The members of the account can use the feature.'],
      ['Disabled', 'The members of the account cannot use the feature.'],
    ],
    saved: ['Changes apply to every member of the account, and to no one else.'],
    notes: ['The page address includes the selected account, so you can send it to a colleague.'],
    calls: ['enableCorporateFeature', 'disableCorporateFeature'],
  },
  {
    paths: ['/featurecontrol'],
    about: 'members’ app',
    purpose: 'The features of the members’ app. Switch them on or off.',
    steps,
    states: [
      ...states,
      ['Specific with exemption', 'Only exempted people have the feature. Who is exempted depends on the server.'],
    ],
    saved: [
      'Changes apply to the app of every member.',
      'A new name also appears on [Disable Features per CorpAccount]. Deleting a feature also deletes its settings for corporate accounts.',
    ],
    calls: ['addAgoraFeature', 'updateAgoraFeature', 'deleteAgoraFeature'],
  },
  {
    paths: ['/featurecontrolaruga'],
    about: 'doctors’ app',
    purpose: 'The features of the doctors’ app. Switch them on or off.',
    steps,
    states,
    saved: ['Changes apply to the app of every doctor, independent of corporate accounts.'],
    calls: ['addAlagaMdFeature', 'updateAlagaMdFeature', 'deleteAlagaMdFeature'],
  },
];
