// Formats the mobile numbers of members and doctors.

/** The prefixes of domestic numbers, which have ten digits beginning with 9. */
const OWN_PREFIX = /^(?:\+?63|0)[\s-]?(?=9\d{9}$)/;

/** With the country code in front; a foreign number already has one. */
export function shownMobile(number: string): string {
  const plain = number.trim().replace(OWN_PREFIX, '');
  return plain === '' || plain.startsWith('+') ? plain : `+63 ${plain}`;
}
