const LONG =
  'Beside the triage desk on the ground floor, behind the pillar; ask the nurse on duty for the key of the cabinet before you change the paper, and';

export const fixtures = {
  kiosk: { terminalid: 'KT-0001', deviceid: 'QMS-0001', hscode: 'H0001' },
  disabledKiosk: { terminalid: 'KT-0004' },
  /** Names with special characters. */
  oddKiosk: { terminalid: '<script>alert("kiosk")</script>', deviceid: '=1+1' },
  pod: { deviceid: 'POD-0001', terminalid: 'PT-0001', hospcode: 'H0001' },
  inactivePod: { deviceid: 'POD-0003' },
  longDescription: LONG.padEnd(200, '.'),
  hospital: { hospcode: 'H0002', hospname: 'Santo Niño de Cebu Hospital' },
};
