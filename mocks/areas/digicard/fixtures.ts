// Labels for special cases. The accounts for special cases are in `accounts/fixtures.ts`.
export const fixtures = {
  inactive: 'Room',
  last: 'Valid Until',
  /** On the card of the account with the longest possible name. */
  script: '<script>alert("label")</script>',
  longLabel: 'Principal member as written in the enrolment form of the cooperative '.padEnd(250, '. '),
};
