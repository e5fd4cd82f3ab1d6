import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/announcement'],
    purpose: 'Announcements in the app of your brand’s doctors. Each has a title, a text and a picture.',
    steps: [
      'Click [ADD], write title and content, select a picture (PNG or JPEG, at most 4096 KB) and click [Post]. [Undo] in the message disables it again.',
      '[View Details] opens an announcement. [Edit] changes it; [Cancel] restores the original values.',
      '[As the doctor sees it] on a card previews it on a phone.',
      'To remove one from the app, set its [Status] to [Disable]. To find disabled ones, use [Show] above the cards.',
    ],
    states: [
      ['Active', 'Doctors of the brand see it.'],
      ['Disable', 'Hidden in the app.'],
    ],
    saved: [
      'A new announcement is active right away, and every doctor of the brand can see it.',
      'Changes appear in the app right away. An announcement cannot be deleted, only disabled.',
    ],
    notes: ['You see and post only for your own brand. [Newest] and [Older Post] sort by date.'],
    calls: ['addAnnouncement', 'updateAnnouncementWithImage', 'updateAnnouncement'],
  },
];
