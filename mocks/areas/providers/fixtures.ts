// Facilities for special cases. Their codes are the same in every world.
import type { components } from '#contract';

export type Facility = components['schemas']['Facility'];

const LONG_NAME =
  'Pinagsamang Ospital at Klinika ng mga Manggagawa, Magsasaka at Mangingisda ng Katimugang Luzon, Kanlurang Visayas at Hilagang Mindanao, with its ' +
  'satellite clinics in the provinces of Quezon, Romblon, Antique, Guimaras, Aklan and Camiguin,';

const fixed = (code: string, name: string, type: string, status: Facility['status']): Facility => ({
  code,
  name,
  type,
  status,
});

/** Facilities with a ceiling. */
export const listed = {
  hospital: fixed('H0901', 'Santa Clara Medical Center', 'H', 'A'),
  clinic: fixed('C0901', 'Bahay Kalusugan Clinic', 'C', 'A'),
  /** Its ceiling is for last year. */
  lastYear: fixed('H0902', 'Ospital ng Makabayan', 'H', 'A'),
  /** The highest possible ceiling. */
  highest: fixed('H0903', 'Kapuluan Heart Center', 'H', 'A'),
  script: fixed('C0902', '<script>alert("facility")</script> Clinic', 'C', 'A'),
  /** The longest possible name. */
  longName: fixed('H0904', LONG_NAME.padEnd(250, '.'), 'H', 'A'),
};

/** Facilities without a ceiling. */
export const free = {
  hospital: fixed('H0911', 'Santa Clara de Asis Hospital', 'H', 'A'),
  clinic: fixed('C0911', 'Santa Clara Dental Clinic', 'C', 'A'),
  nonActive: fixed('H0912', 'Lakambini Lying-In Hospital', 'H', 'N'),
  onHold: fixed('C0912', 'Lakambini Eye Clinic', 'C', 'H'),
  expired: fixed('C0913', 'Lakambini Dialysis Clinic', 'C', 'E'),
  formula: fixed('C0914', '=1+1 Puso Clinic', 'C', 'A'),
  emoji: fixed('C0915', 'Puso 💚 Family Clinic', 'C', 'A'),
};
