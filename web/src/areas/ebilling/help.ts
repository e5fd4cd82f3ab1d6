import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/ebilling/homepage'],
    purpose: 'Who receives a municipality’s electronic bills by email.',
    steps: [
      'Click [Add Recipients] and select region, province, municipality and office, in this order.',
      'Enter the [Email], [CC] and [BCC] addresses. Separate several with semicolons; each field holds up to 250 characters.',
      'Tick the box under [HMO Type] for the second brand.',
      'Click a row to change recipients. The location cannot be changed.',
      '[From a sheet…] adds and changes several from a spreadsheet, and shows what each row will do before you send it.',
      'Select several and use [Replace an address] to swap one address in all of them.',
      'Both ask [Proceed with the changes?]. The export saves the rows on the screen as Excel or PDF.',
    ],
    saved: [
      'Bills of the municipality will go to these addresses.',
      'A municipality usually has one set of recipients per brand. If you add another, you see a warning; [Save anyway] adds it.',
    ],
    calls: ['addEbillingAssignment', 'updateEbillingAssignment'],
  },
];
