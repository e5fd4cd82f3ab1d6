// Advisories in both lists for special cases. All but the last two run today.
const LONG =
  'Teleconsultation hours of our partner clinics in Luzon, Visayas and Mindanao are shortened while the national network is being ' +
  'maintained; members with urgent concerns please call the hotline or go to the nearest accredited hospital, with';

export const fixtures = {
  current: 'Clinic hours during the holidays',
  /** The longest possible name. */
  longName: LONG.padEnd(250, '.'),
  emoji: 'Libreng flu shots 💉 sa Peñafrancia at Parañaque',
  script: '<script>alert("advisory")</script>',
  formula: '=1+1',
  disabled: 'Old hotline is no longer in use',
  unavailable: 'No teleconsultation at night',
  /** It ended yesterday. */
  over: 'Maintenance of the payment gateway',
  /** It begins in forty days. */
  coming: 'New list of accredited hospitals',
};
