import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/digicard'],
    purpose: 'The look of a corporate account’s digital member card: image, labels and font style.',
    steps: [
      'Select the account.',
      '[Upload Digicard] sets the card image: PNG or JPEG, ideally 1005 x 650.',
      '[Add Label] adds a line. Click a row to change it. To move a label, drag it, use the arrow keys or set its [Position].',
      '[Edit Font Style] sets what is bold and whether the selfie is visible. Finish with [Save] or [Cancel].',
      '[Generate Sample PDF] downloads a sample with the watermark SAMPLE ONLY.',
    ],
    states: [
      ['Active', 'The label is on the card.'],
      ['Disable', 'The label is not on the card but stays in the list.'],
    ],
    saved: [
      'Changes apply to the cards of all members of the account.',
      'Moving a label shifts the labels in between by one.',
    ],
    notes: [
      'The preview masks vowels with X.',
      '[Customized digicard not found.] means that the account has no card yet. Upload an image to create one.',
      'Without a sample member, the preview shows labels without values and there is no sample PDF.',
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
