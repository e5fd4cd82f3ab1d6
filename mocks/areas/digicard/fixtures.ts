// The labels of cards that show one thing each. Accounts that do are those of `accounts/fixtures.ts`.
export const fixtures = {
  inactive: 'Room',
  last: 'Valid Until',
  /** On the card of the account whose name is as long as a name can be. */
  script: '<script>alert("label")</script>',
  longLabel: 'Principal member as written in the enrolment form of the cooperative '.padEnd(250, '. '),
};
