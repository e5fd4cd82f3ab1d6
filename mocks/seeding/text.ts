/** Without accents and in lower case, for searching. */
export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const titleCase = (text: string) =>
  text
    .toLowerCase()
    .replace(/(^|[\s.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

export const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

export const fullNameOf = ({
  firstname,
  middlename,
  lastname,
}: Record<'firstname' | 'middlename' | 'lastname', string>) =>
  [firstname, middlename, lastname].filter((part) => part !== '').join(' ');
