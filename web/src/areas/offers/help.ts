import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/newsletter'],
    tab: 'delights',
    purpose:
      'Promotional offers for members in the app: [Delights] for the first brand, [Treats] for the second. Each has a store and a category.',
    steps: [
      'Click [ADD], fill in picture, category, store, branches, details and contact details, and click [Create].',
      'Leave [Valid From (optional)] and [Valid To (optional)] empty if the offer is always valid.',
      'Filter by [Category] above the cards. [View Details] opens an offer; [Edit] changes it.',
      '[As the member sees it] on a card previews it on a phone.',
      'To remove one from the app, set its [Status] to [Disable].',
    ],
    states: [
      ['Active', 'Members of the brand can see it.'],
      ['Scheduled', 'Active, but its first day is in the future.'],
      ['Ended', 'Active, but its last day is over.'],
      ['Disable', 'Hidden in the app.'],
    ],
    saved: ['A new offer is active right away, and every member of the brand can see it.'],
    notes: [
      'You can only select active stores and categories. Existing offers keep a disabled store or category.',
      'The form names the first missing field, in this order: picture, category, store, branches, details, contact details.',
    ],
    calls: ['addOffer', 'updateOfferWithImage', 'updateOffer'],
  },
  {
    paths: ['/store'],
    purpose: 'The stores for offers, active or not.',
    steps: [
      'Click [Add Store], enter the name and click [Save]. A new store is active.',
      'Click a row to change the name or the [Status]. Select several to use [Make active] or [Disable] on all of them.',
    ],
    states: [
      ['Active', 'New offers can use it.'],
      ['Disable', 'New offers cannot use it.'],
    ],
    saved: [
      'A new name appears on all offers of the store.',
      'Offers of a disabled store stay in the app. Before you disable a store, you see how many offers it has.',
    ],
    calls: ['addStore', 'updateStore'],
  },
  {
    paths: ['/category'],
    purpose: 'The categories for offers, active or not.',
    steps: [
      'Click [Add Category], enter the name and click [Save]. A new category is active.',
      'Click a row to change the name or the [Status]. Select several to use [Make active] or [Disable] on all of them.',
    ],
    states: [
      ['Active', 'New offers can use it, and members can filter by it.'],
      ['Disable', 'New offers cannot use it.'],
    ],
    saved: [
      'A new name appears on all offers of the category.',
      'Eight names have their own icon: Beauty & Wellness, Dining & Cafe, Fitness, Hotels & Resorts, Optical, Leisure & Recreation, Other Services and Retail. All others share a default icon.',
    ],
    calls: ['addCategory', 'updateCategory'],
  },
];
