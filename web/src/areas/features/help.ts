import type { HelpPage } from '@/app/help/page';

const states: NonNullable<HelpPage['states']> = [
  ['Active', 'The app has the feature.'],
  ['Disable', 'The app does not have it for now.'],
];
const steps = [
  'Press [Add Feature], write its name, the text and the link, choose the [Status] and press [Save].',
  'The buttons of a row change or delete a feature. Deleting asks [Are you sure you want to delete?] first. Several that are chosen are switched or deleted at once.',
  'The features can be sorted and searched; the export writes what is on the screen, as Excel or PDF.',
];

export const pages: HelpPage[] = [
  {
    paths: ['/disable-features'],
    purpose: 'Which features of the members’ app the members of one corporate account may not use.',
    steps: [
      'Press [Select Account], search by the code or by the company, and select the account.',
      'Press a row, then [Disable] or [Enable], and answer [Proceed with the changes?]. Several that are chosen are disabled or enabled at once.',
    ],
    states: [
      ['Enabled', 'The members of the account can use the feature.'],
      ['Disabled', 'They cannot.'],
    ],
    saved: ['It concerns every member of the account, and nobody else.'],
    notes: ['The address holds the account that is chosen: it can be sent to a colleague.'],
    calls: ['enableCorporateFeature', 'disableCorporateFeature'],
  },
  {
    paths: ['/featurecontrol'],
    about: 'members’ app',
    purpose: 'The features of the members’ app: which there are, and whether they are switched on.',
    steps,
    states: [
      ...states,
      ['Specific with exemption', 'The app has it for some, with exemptions; which ones depends on the server.'],
    ],
    saved: [
      'What is saved is that of every member’s app.',
      'A new name is that of the feature on [Disable Features per CorpAccount], too. What was recorded of a feature for corporate accounts goes with it when it is deleted.',
    ],
    calls: ['addAgoraFeature', 'updateAgoraFeature', 'deleteAgoraFeature'],
  },
  {
    paths: ['/featurecontrolaruga'],
    about: 'doctors’ app',
    purpose: 'The features of the doctors’ app: which there are, and whether they are switched on.',
    steps,
    states,
    saved: ['What is saved is that of every doctor’s app. Corporate accounts have nothing to do with it.'],
    calls: ['addAlagaMdFeature', 'updateAlagaMdFeature', 'deleteAlagaMdFeature'],
  },
];
