import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/ebilling/homepage'],
    purpose: 'Who is sent the electronic billings of a municipality, by e-mail.',
    steps: [
      'Press [Add Recipients], choose region, province, municipality and office, in this order.',
      'Write the addresses of [Email], [CC] and [BCC]: each one or several, with semicolons between them, 250 characters at most.',
      'The box under [HMO Type] says that it is of the second brand.',
      'Press a row to change recipients: the place is locked there.',
      '[From a sheet…] adds and changes several from a spreadsheet: what each row does is shown before anything is sent.',
      'Of several that are chosen, [Replace an address] writes another address in the place of one.',
      'Both ask [Proceed with the changes?]. The export writes what is on the screen, as Excel or PDF.',
    ],
    saved: [
      'The bills of the municipality will go to these addresses.',
      'A municipality usually has recipients of each brand once. Who adds others is warned, and [Save anyway] adds them all the same.',
    ],
    calls: ['addEbillingAssignment', 'updateEbillingAssignment'],
  },
];
