// How the mobile number of a member or a doctor is written for people.

/** The ways in which the country's own numbers, ten digits from 9 on, are sent besides plain. */
const OWN_PREFIX = /^(?:\+?63|0)[\s-]?(?=9\d{9}$)/;

/** With the country before it; one of another country has its own already. */
export function shownMobile(number: string): string {
  const plain = number.trim().replace(OWN_PREFIX, '');
  return plain === '' || plain.startsWith('+') ? plain : `+63 ${plain}`;
}
