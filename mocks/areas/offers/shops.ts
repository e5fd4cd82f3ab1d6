// The shops, hotels, cafés and clinics that make offers, and their branches.

/** In the order of their ids, which count from 1. The app has an own picture for all but the last. */
export const CATEGORIES = [
  'Beauty & Wellness',
  'Dining & Cafe',
  'Fitness',
  'Hotels & Resorts',
  'Optical',
  'Leisure & Recreation',
  'Other Services',
  'Retail',
  'Pet Care',
] as const;

type CategoryName = (typeof CATEGORIES)[number];
type Shop = readonly [name: string, category: CategoryName];

/** 250 characters, to test that no layout breaks. */
const LONGEST_NAME =
  'The Original Aling Nena and Sons House of Slow-Cooked Kare-Kare, Crispy Pata, Sizzling Sisig, Inihaw na Liempo, Sinigang sa Bayabas, Laing, Bicol Express and Halo-Halo Since 1962, Now Also at the Second Floor of the Public Market Annex, Tagaytay City';

/** In the order of their ids, which count from 1. */
export const shops: readonly [Shop, ...Shop[]] = [
  ['Gandang Likas Skin and Body Clinic', 'Beauty & Wellness'],
  ['Hilot Haven Spa', 'Beauty & Wellness'],
  ['Mang Kiko Lechon de Cebu', 'Dining & Cafe'],
  ['Buko Bay Halo-Halo Bar', 'Dining & Cafe'],
  ['Lakas Strength and Conditioning', 'Fitness'],
  ['Indak Dance and Yoga Studio', 'Fitness'],
  ['Casa Solana Boutique Hotel', 'Hotels & Resorts'],
  ['Amihan Cove Beach Resort', 'Hotels & Resorts'],
  ['Kapetolyo Coffee House', 'Dining & Cafe'],
  ['Malinaw Optical', 'Optical'],
  ['Paningin Vision Center', 'Optical'],
  ['Sulyap Adventure Park', 'Leisure & Recreation'],
  ['Bakawan River Tours', 'Leisure & Recreation'],
  ['Linis Laundry and Dry Cleaning', 'Other Services'],
  ['Ayos Home Repair', 'Other Services'],
  ['Habi Handwoven Goods', 'Retail'],
  ['Tindahan ni Inang Bookstore', 'Retail'],
  ['Botika Mabuhay', 'Retail'],
  ['Ngiti Dental Studio', 'Other Services'],
  ['Peluquería Señorita Niña', 'Beauty & Wellness'],
  ['Kusina ni Doña Peñaflor', 'Dining & Cafe'],
  ['Ramen Bayani 🍜', 'Dining & Cafe'],
  ['Tres Marias Café & Panaderia', 'Dining & Cafe'],
  ['Takbo Running Lab', 'Fitness'],
  ['Hacienda Luntian Farm Stay', 'Hotels & Resorts'],
  ['Bituin Suites Ortigas', 'Hotels & Resorts'],
  ['Hotel Perlas del Mar', 'Hotels & Resorts'],
  ['Sinehan Uno Cinemas', 'Leisure & Recreation'],
  ['Alon Surf School', 'Leisure & Recreation'],
  ['Sapatos at Iba Pa', 'Retail'],
  ['Aso at Pusa Veterinary Clinic', 'Pet Care'],
  [LONGEST_NAME, 'Dining & Cafe'],
];

/** Stores without offers: just added, or no longer used. */
export const shopsWithoutOffers: readonly string[] = [
  'Balut Express 24/7',
  'Dagat Dive Shop Anilao',
  'Hiyas Jewelry & Watch Repair',
  '=1+1 Bargain Center',
  "<script>alert('Sari-Sari')</script>",
  'مطعم نور الشرق',
  'Kalye Pares 🌶️🥢 Tomas Morato',
  'Zumba ni Ate Girlie',
];

export const branches: readonly [string, ...string[]] = [
  'Ayala Center Cebu; SM Seaside',
  'Glorietta 4, Makati; Bonifacio High Street, Taguig; Eastwood City, Quezon City',
  'All branches nationwide',
  'Gaisano Mall of Davao',
  'SM City Iloilo; Festive Walk Mall',
  'Session Road, Baguio City',
  'Greenbelt 5, 2nd floor, beside the garden',
  'Station 2, Boracay Island, Malay, Aklan',
];

export const contacts: readonly [string, ...string[]] = [
  '(032) 255 1234',
  '(02) 8555 0147; 0917 555 0199',
  '0998 555 0132 (text or call, 9 AM to 6 PM)',
  '(082) 555 0110 loc. 204',
  'reservations@tindahan.example',
];

/** The texts of offers, by category. */
export const deals: Record<CategoryName, readonly [string, ...string[]]> = {
  'Beauty & Wellness': [
    '20% off all facial treatments, Mondays to Thursdays.',
    'Buy one, take one on a one-hour Swedish massage.',
    'Free hair spa with every cut and colour.',
  ],
  'Dining & Cafe': [
    '15% off every drink. Show your card before you order.',
    'Free dessert for every P1,000 on one bill. Dine in only.',
    '10% off the total bill for up to eight persons.',
  ],
  Fitness: [
    'No joining fee, and the first month at half the price.',
    'Three free classes for new members.',
    '25% off a yearly membership.',
  ],
  'Hotels & Resorts': [
    '30% off the best available rate, with breakfast for two. Book directly.',
    'Stay two nights, pay for one, from Sunday to Thursday. Blackout dates apply.',
    'Free upgrade to a sea-view room where there is one.',
  ],
  Optical: ['Free eye check-up, and 20% off frames.', 'P500 off progressive lenses.'],
  'Leisure & Recreation': [
    'Two tickets for the price of one, on weekdays.',
    '15% off guided tours for groups of four or more.',
    'Free locker and towel with every day pass.',
  ],
  'Other Services': ['Free pick-up and delivery within Metro Manila.', '10% off the first service.'],
  Retail: [
    '5% off regular items, 10% on your birthday.',
    'P200 off for a purchase of P2,000 in one receipt.',
    'Senior citizens enjoy double discount on Wednesdays.',
  ],
  'Pet Care': ['Free first consultation, and 10% off vaccines.', '15% off grooming for cats and small dogs.'],
};
