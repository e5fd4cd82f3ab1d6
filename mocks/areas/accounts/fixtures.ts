// Corporate accounts for special cases. Their codes are the same in every world.
import { accountCode } from './code';

const LONG_NAME =
  'Samahan ng mga Manggagawa, Magsasaka at Mangingisda ng Katimugang Luzon at Kanlurang Visayas Multi-Purpose Cooperative, its subsidiaries, ' +
  'affiliates and partner associations in the provinces of Quezon, Romblon, Antique, Guimaras and Aklan,';

interface FixedAccount {
  acct: string;
  company: string;
  isSecondBrand: boolean;
}

const fixed = (serial: number, company: string, isSecondBrand = false): FixedAccount => ({
  acct: accountCode(serial, isSecondBrand),
  company,
  isSecondBrand,
});

export const fixtures = {
  /** Of the first brand, with everything that an account can have. */
  first: fixed(1, 'Bayanihan Foods Corporation'),
  /** The same of the second brand. */
  second: fixed(2, 'Amihan Power Generation', true),
  /** Suspended. */
  suspended: fixed(3, 'Haribon Airways'),
  /** Was suspended once, but is not any more. */
  activeAgain: fixed(4, 'Maharlika Shipping Lines'),
  /** The longest possible name. */
  longName: fixed(5, LONG_NAME.padEnd(250, '.')),
  accented: fixed(6, 'Ñandú Trading'),
  script: fixed(7, '<script>alert("company")</script> Trading'),
  formula: fixed(8, '=1+1 Marketing'),
  terminated: fixed(9, 'Habagat Construction & Development'),
  withoutContract: fixed(10, 'Kalinga Medical Supplies'),
  withoutBanks: fixed(11, 'Dalisay Water Utilities'),
  withoutCard: fixed(12, 'Panday Steel Works'),
  withoutDocuments: fixed(13, 'Balangay Logistics'),
  withoutMembers: fixed(14, 'Diwa Publishing House'),
  emoji: fixed(15, 'Tala Digital Solutions 🌟'),
};
