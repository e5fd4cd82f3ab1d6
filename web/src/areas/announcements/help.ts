import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/announcement'],
    purpose: 'What the doctors of your brand read in their app: each announcement has a title, a text and a picture.',
    steps: [
      'Press [ADD], write title and content, choose a picture (PNG or JPEG, at most 4096 KB) and press [Post]. [Undo] in the message disables it again.',
      '[View Details] opens an announcement to read it; [Edit] changes it, [Cancel] gives back what stood there.',
      '[As the doctor sees it] on a card shows it on a telephone.',
      'To take one out of the app, set its [Status] to [Disable]. [Show] above the cards brings disabled ones back into sight, to make them active again.',
    ],
    states: [
      ['Active', 'Doctors of the brand read it.'],
      ['Disabled', 'Nobody sees it in the app.'],
    ],
    saved: [
      'A new announcement is active at once, and every doctor of the brand reads it.',
      'A changed one is changed in the app, too. An announcement cannot be deleted, but disabled.',
    ],
    notes: ['You see and post those of your own brand. [Newest] and [Older Post] order them by their date.'],
    calls: ['addAnnouncement', 'updateAnnouncementWithImage', 'updateAnnouncement'],
  },
];
