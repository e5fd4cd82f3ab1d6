import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/aventus-marketplace'],
    purpose: 'The products and services that the members’ app offers, and its banners.',
    steps: [
      'Press [Add Product/Services], write title, description and URL, choose the days, and press [Save]. A banner wants a picture: PNG or JPEG, at most 4MB, best 1005 x 650.',
      'The switch in a row shows or hides a product in the app. It is saved at once, and goes back if that fails.',
      '[As the member sees it] in a row shows a product on a telephone.',
      'Press a row to change a product. Its picture, and whether it is a banner, are not changed there.',
      'Deleting asks [Are you sure you want to delete this record?] first.',
    ],
    states: [
      ['Yes', 'Everybody who uses the members’ app sees it.'],
      ['No', 'Nobody sees it there.'],
    ],
    saved: [
      'A picture is made smaller before it is sent: half a megabyte at most.',
      'What is deleted cannot be brought back; its title is free again.',
    ],
    calls: ['addProduct', 'updateProduct', 'updateProductStatus', 'deleteProduct'],
  },
];
