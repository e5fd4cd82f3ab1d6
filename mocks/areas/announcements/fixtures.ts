// Announcements for special cases.
export const fixtures = {
  /** The newest. */
  newest: 'New fee schedule for consultations',
  longTitle: 'Reminder on the submission of the quarterly utilisation report of all accredited clinics '.padEnd(
    250,
    'and hospitals ',
  ),
  /** Five thousand characters of content. */
  longContent: 'The whole agreement',
  thousands: Array.from({ length: 200 }, (_, at) => `Clause ${at + 1}. Nothing here.`)
    .join('\n')
    .padEnd(5000, '.')
    .slice(0, 5000),
  emoji: 'Maligayang Pasko 🎄👨‍👩‍👧 from the network team',
  script: '<script>alert("announcement")</script>',
  rightToLeft: 'إعلان لأطباء زامبوانغا',
  threeLines: 'Three things to remember',
  lines: '1. Wear your ID.\n2. Greet the member.\n\n3. Sign the form.',
  disabled: 'Old hotline for doctors',
  halfDisabled: 'Active, but of status D',
  ofSecondBrand: 'For the doctors of the second brand',
  withoutPicture: 'Nobody uploaded a picture for this',
  edited: 'Corrected since it was posted',
};
