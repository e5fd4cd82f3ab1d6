// The products that show one thing each, the newest first.
export const fixtures = {
  /** The newest: a banner that is shown in the app. */
  banner: 'Premier check-up for two',
  /** Of the market place, and shown. */
  product: 'Flu vaccine at home',
  /** Not shown in the app. */
  inactive: 'Sleep study for two nights',
  /** Its days are over. */
  expired: 'Summer dental package',
  longTitle: 'Annual physical examination with all laboratory tests '.padEnd(250, 'and more '),
  emoji: 'Salamat po! 🎁 Gift check for lola',
  script: '<script>alert("product")</script>',
  formula: '=1+1',
};
