import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/digicard'],
    purpose: 'How the digital member card of a corporate account looks: its picture, its labels and their style.',
    steps: [
      'Choose the account.',
      '[Upload Digicard] puts a picture behind the card: PNG or JPEG, best 1005 x 650.',
      '[Add Label] adds a line, press a row to change one. A label is moved by dragging it, by the arrow keys, or by its [Position].',
      '[Edit Font Style] changes what is bold and whether the selfie is visible; [Save] or [Cancel] ends it.',
      '[Generate Sample PDF] makes a sample with the watermark SAMPLE ONLY, and saves it.',
    ],
    states: [
      ['Active', 'The label is on the card.'],
      ['Disable', 'The label is not on the card, and stays in the list.'],
    ],
    saved: [
      'The cards of all members of the account will look like this.',
      'A label that is moved makes the ones between move by one.',
    ],
    notes: [
      'The preview masks vowels with X.',
      '[Customized digicard not found.] means that the account has no card of its own yet: an upload gives it one.',
      'An account without a sample member shows labels without values, and has no sample PDF.',
    ],
    calls: [
      'uploadDigicard',
      'updateDigicardStyle',
      'addDigicardLabel',
      'updateDigicardLabel',
      'createDigicardSample',
      'getDigicardImage',
    ],
  },
];
