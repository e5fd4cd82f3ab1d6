import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/newsletter'],
    purpose: 'Newsletters for your brand’s members in the app. Each has a title, a text, a date and a picture.',
    steps: [
      'Click [ADD], enter title, content, date and [Posted by], select a picture (PNG or JPEG, at most 4096 KB) and click [Post]. [Undo] in the message disables it again.',
      'Open a card to read it. [Edit] changes it; [Cancel] restores the original values. It keeps its picture unless you select a new one.',
      '[As the member sees it] on a card previews it on a phone.',
      'To remove one from the app, set its [Status] to [Disable].',
      'The search above the tabs finds newsletters by title and offers by store.',
    ],
    states: [
      ['Active', 'Members of the brand can see it.'],
      ['Scheduled', 'Active, but dated in the future.'],
      ['Disable', 'Hidden in the app.'],
    ],
    saved: [
      'A new newsletter is active right away, and every member of the brand can see it.',
      'A disabled newsletter is hidden in the app but not deleted. To find it, use [Show].',
    ],
    notes: ['A card shows up to 200 characters of the content.', 'You see and post only for your own brand.'],
    calls: ['addNewsletter', 'updateNewsletterWithImage', 'updateNewsletter'],
  },
];
