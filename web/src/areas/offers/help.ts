import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/newsletter'],
    tab: 'delights',
    purpose:
      'The promotional offers that members find in the app: [Delights] for the first brand, [Treats] for the second. Each is of a store and of a category.',
    steps: [
      'Press [ADD], fill in picture, category, store, branches, details and contact details, and press [Create].',
      '[Valid From (optional)] and [Valid To (optional)] may stay empty: the offer is then always valid.',
      '[Category] above the cards narrows them. [View Details] opens an offer, [Edit] changes it.',
      '[As the member sees it] on a card shows it on a telephone.',
      'To take one out of the app, set its [Status] to [Disable].',
    ],
    states: [
      ['Active', 'Members of the brand are offered it.'],
      ['Scheduled', 'Active, and its first day is still to come.'],
      ['Ended', 'Active, and its last day is over.'],
      ['Disabled', 'Nobody sees it in the app.'],
    ],
    saved: ['A new offer is active at once, and every member of the brand is offered it.'],
    notes: [
      'Only active stores and categories can be chosen. An offer keeps a store or a category that was disabled since.',
      'When something is missing, the first of it is told: picture, category, store, branches, details, contact details, in this order.',
    ],
    calls: ['addOffer', 'updateOfferWithImage', 'updateOffer'],
  },
  {
    paths: ['/store'],
    purpose: 'The stores that offers can be of. All of them are listed, active or not.',
    steps: [
      'Press [Add Store], write the name and press [Save]. A new store is active.',
      'Press a row to change the name or the [Status]. Several that are chosen are switched at once by [Make active] and [Disable].',
    ],
    states: [
      ['Active', 'New offers can choose it.'],
      ['Disable', 'No new offer can choose it.'],
    ],
    saved: [
      'A new name stands on all offers of the store.',
      'Offers of a store that is disabled stay in the app; before it is disabled you are told how many there are.',
    ],
    calls: ['addStore', 'updateStore'],
  },
  {
    paths: ['/category'],
    purpose: 'The categories that offers can be in. All of them are listed, active or not.',
    steps: [
      'Press [Add Category], write the name and press [Save]. A new category is active.',
      'Press a row to change the name or the [Status]. Several that are chosen are switched at once by [Make active] and [Disable].',
    ],
    states: [
      ['Active', 'New offers can choose it, and members can narrow by it.'],
      ['Disable', 'No new offer can choose it.'],
    ],
    saved: [
      'A new name stands on all offers of the category.',
      'Eight names have an icon of their own: Beauty & Wellness, Dining & Cafe, Fitness, Hotels & Resorts, Optical, Leisure & Recreation, Other Services and Retail. Any other has the usual one.',
    ],
    calls: ['addCategory', 'updateCategory'],
  },
];
