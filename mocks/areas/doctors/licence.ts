// The data on the picture of a doctor's licence, which may differ from the entered data.
import { dayOf } from '../../manilaTime';
import { between, randomFrom } from '../../seeding/random';
import type { Application, NumberOnLicence, Traits } from './model';

export interface Licence {
  number: string;
  profession: string;
  registered: string;
  validUntil: string;
}

const PHYSICIANS = ['GENERAL PRACTITIONER', 'SPECIALIST'];
const VALID_FOR_YEARS = 3;

export function licenceOf(application: Application, { licenceNumber, isExpired }: Traits, now: number): Licence {
  const { Docuser_ID, Birthdate, DrType, PRCnumber } = application;
  const random = randomFrom(Docuser_ID + 13);
  const thisYear = Number(dayOf(now).slice(0, 4));
  const birthday = Birthdate.slice(4);
  const ends = isExpired ? thisYear - between(random, 1, 2) : thisYear + between(random, 1, VALID_FOR_YEARS);
  return {
    number: NUMBERS[licenceNumber](PRCnumber, between(random, 2, 5)),
    profession: PHYSICIANS.includes(DrType) ? 'PHYSICIAN' : DrType,
    registered: `${Number(Birthdate.slice(0, 4)) + between(random, 22, 24)}-0${between(random, 3, 9)}-15`,
    // Licences end on a birthday, and most years have no February 29.
    validUntil: `${ends}${birthday === '-02-29' ? '-02-28' : birthday}`,
  };
}

const NUMBERS: Record<NumberOnLicence, (number: string, place: number) => string> = {
  same: (number) => number,
  oneDigit: (number, place) => withAnotherDigitAt(number, place),
  twoDigits: (number, place) => withAnotherDigitAt(withAnotherDigitAt(number, place), place + 1),
};

const withAnotherDigitAt = (number: string, place: number) =>
  number.slice(0, place) + ((Number(number[place]) + 3) % 10) + number.slice(place + 1);
