// Banks for special cases. The first account has the first two of them, and none of the others.
const LONG_NAME =
  'Kooperatibang Bangko ng mga Magsasaka, Mangingisda at Maliliit na Mangangalakal ng Katimugang Luzon at Kanlurang Visayas, formerly the Rural ' +
  'Bank of Odiongan and the Cooperative Bank of Antique, Guimaras and Aklan,';

export const fixtures = {
  /** Banks of the first account, included and excluded. */
  included: { name: 'BDO Unibank, Inc.', code: 'BDO', swift: 'BNORPHMM' },
  excluded: { name: 'Bank of the Philippine Islands', code: 'BPI', swift: 'BOPIPHMM' },
  /** A bank that no account has. */
  unused: { name: 'Rural Bank of Guinobatan, Inc.', code: 'RBG', swift: 'RUGUPHM1' },
  /** The longest possible name. */
  longName: { name: LONG_NAME.padEnd(250, '.'), code: 'KBM', swift: 'KOBMPHM1' },
  script: { name: '<script>alert("bank")</script> Savings Bank', code: 'SCRIPT', swift: 'SCRTPHM1' },
  formula: { name: '=1+1 Thrift Bank', code: '=1+1', swift: 'FRMLPHM1' },
  emoji: { name: 'Peñaranda Digital Bank 🏦', code: 'PDB', swift: 'PNRDPHM1' },
};
