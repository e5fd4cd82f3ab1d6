// Products for special cases, the newest first.
export const fixtures = {
  /** The newest one: a banner that is shown in the app. */
  banner: 'Premier check-up for two',
  /** Not a banner, and shown in the app. */
  product: 'Flu vaccine at home',
  /** Not shown in the app. */
  inactive: 'Sleep study for two nights',
  /** Its last day has passed. */
  expired: 'Summer dental package',
  longTitle: 'Annual physical examination with all laboratory tests '.padEnd(250, 'and more '),
  emoji: 'Salamat po! 🎁 Gift check for lola',
  script: '<script>alert("product")</script>',
  formula: '=1+1',
};
