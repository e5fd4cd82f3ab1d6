import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/newsletter'],
    purpose:
      'The newsletters that members of your brand read in the app: each has a title, a text, a date and a picture.',
    steps: [
      'Press [ADD], write title and content, set the date and who it is [Posted by], choose a picture (PNG or JPEG, at most 4096 KB) and press [Post]. [Undo] in the message disables it again.',
      'Open a card to read it; [Edit] changes it, [Cancel] gives back what stood there. Without another picture it keeps its own.',
      '[As the member sees it] on a card shows it on a telephone.',
      'To take one out of the app, set its [Status] to [Disable].',
      'The field above both tabs finds newsletters by their title, and offers by their store.',
    ],
    states: [
      ['Active', 'Members of the brand read it.'],
      ['Scheduled', 'Active, with a date that is still to come.'],
      ['Disabled', 'Nobody sees it in the app.'],
    ],
    saved: [
      'A new newsletter is active at once: everybody who reads the newsletters of the brand finds it there.',
      'A disabled one is gone from the app. It is not deleted: [Show] brings it back into sight here.',
    ],
    notes: [
      'A card shows the first 200 characters of the content, whole words only.',
      'You see and post what is of your own brand.',
    ],
    calls: ['addNewsletter', 'updateNewsletterWithImage', 'updateNewsletter'],
  },
];
