// Newsletters for special cases, of the first brand unless noted otherwise.
export const fixtures = {
  /** The newest. */
  newest: 'Five minutes for your heart',
  longTitle: 'What every member should know about the annual physical examination '.padEnd(250, 'and more '),
  /** Five thousand characters of content. */
  longContent: 'Everything about dengue',
  thousands: Array.from({ length: 250 }, (_, at) => `Rule ${at + 1}: empty it.`)
    .join('\n')
    .padEnd(5000, '.')
    .slice(0, 5000),
  emoji: 'Sugar in disguise 🍬🥤 sa inyong baon',
  script: '<script>alert("newsletter")</script>',
  rightToLeft: 'صحتك أولاً',
  lines: 'Breakfast\nLunch\n\nDinner',
  disabled: 'Old clinic schedule',
  halfDisabled: 'Active, but of status D',
  /** The newest of the second brand. */
  ofSecondBrand: 'Walk to work week',
  withoutPicture: 'Written in a hurry',
  /** The author is not the user who posted it. */
  otherAuthor: 'A letter from our medical director',
  author: 'Dr. Ligaya Peñaflor',
};
