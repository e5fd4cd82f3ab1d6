import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/aventus-marketplace'],
    purpose: 'The products, services and banners in the members’ app.',
    steps: [
      'Click [Add Product/Services], enter title, description and URL, select the days, and click [Save]. A banner needs a picture: PNG or JPEG, at most 4 MB, ideally 1005 x 650.',
      'The switch in a row shows or hides a product in the app. It saves right away, and switches back if saving fails.',
      '[As the member sees it]  in a row previews it on a phone.',
      'Click a row to change a product. You cannot change its picture or make it a banner there.',
      'Deleting asks [Are you sure you want to delete this record?] first.',
    ],
    states: [
      ['Yes', 'Shown to everyone who uses the members’ app.'],
      ['No', 'Hidden in the members’ app.'],
    ],
    saved: [
      'Pictures are scaled down to at most 0.5 MB before they are sent.',
      'Deleting cannot be undone. You can use the title again.',
    ],
    calls: ['addProduct', 'updateProduct', 'updateProductStatus', 'deleteProduct'],
  },
];
