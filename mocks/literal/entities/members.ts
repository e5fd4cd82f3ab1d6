import { entity } from '../entity.ts';

const DETAILS = `accountno lastname firstname middlename? gender? birthdate? civil_status? company? employee_id?
  membertype? member_status? status is_reapprove is_for_reapprove avegatag cardno? mobileno? email street?
  city_municipal? province? regcount#? remarks? approved_date? approved_by? issued? pci_refdate? pci_rendate?
  pci_termdate? pci_enddate? pci_membertype? pci_cardno? pci_gender? pci_accountno?`;

/** More than one page for the first brand, so that tests can see RecordStart and RecordEnd work. */
const TWELVE = Array.from({ length: 12 }, (_, at) => `${at + 1} | Dela Cruz ${at + 1} | Juan | W | false | false`);

export const pendingMember = entity(
  `recordid# incremental_id posted_date email_verdate? ${DETAILS}`,
  `recordid | lastname | firstname | status | is_reapprove | avegatag
   ${TWELVE.join('\n')}
   13       | Peñaflor | Zoë 🎉    | W      | false        | false
   21       | Aquino   | Maria     | W      | false        | true
   22       | Muñoz    | José 🎈   | W      | false        | true
   31       | Bautista | Ana       | A      | false        | false
   32       | Ñuñez    | Leo 🎊    | D      | false        | false
   33       | Castro   | Mia       | A      | true         | false
   41       | Domingo  | Luz       | A      | false        | true
   42       | Estrada  | Noel      | D      | false        | true
   43       | Ferrer   | Paz       | A      | true         | true`,
  ({ recordid: id, status }) => {
    const digits = String(id).padStart(6, '0');
    const [accountno, gender] = [`ACCT${digits}`, Number(id) % 2 ? 'F' : 'M'];
    const cardno = id === 13 ? '' : `1168000000${digits}`;
    // The counter is the same number whether characters are counted from 0 or from 1.
    const counter = `KYC2026${digits.slice(1)}`;
    return {
      ...{ incremental_id: counter, increment_id: counter, accountno, cardno, gender, employee_id: `EMP-${id}` },
      ...{ posted_date: '2026-11-20T08:15:00', email_verdate: '2026-11-20T08:20:00', email: `member${id}@example.com` },
      ...{ middlename: 'Reyes', birthdate: '1985-03-04T00:00:00', civil_status: 'S', company: 'Acme Trading Inc.' },
      ...{ membertype: 'P', member_status: 'A', mobileno: '9171234567', street: '12 Mabini Street', regcount: 1 },
      ...{ city_municipal: 'Makati', province: 'Metro Manila', issued: '2025-01-01T00:00:00' },
      ...{ pci_refdate: '2025-01-01T00:00:00', pci_rendate: '2026-01-01T00:00:00', pci_termdate: '' },
      ...{ pci_enddate: '2026-12-31T00:00:00', pci_membertype: 'P', pci_cardno: cardno, pci_gender: gender },
      ...{ pci_accountno: accountno, remarks: status === 'D' ? 'Blurred ID' : '', is_for_reapprove: status === 'D' },
      approved_date: status === 'W' ? '' : '2026-11-19T10:30:00',
      approved_by: status === 'W' ? '' : 'int.apd.admin@example.com',
    };
  },
);

/** The history has the counter under another name. */
export const pastMember = entity(`recordid# increment_id posted_date email_verdate? ${DETAILS}`, pendingMember.seeds);

/** The data of the company's system about a member, derived from the registration. */
export const coreMember = entity(
  `lastname firstname midname? employee_id? birth_date? civil_status? gender? member_type? acct coverage_period? cardno?
   card_printed_date?`,
  pendingMember.seeds,
  ({ middlename = '', birthdate = '', membertype = '', accountno = '' }) => ({
    ...{ midname: middlename, birth_date: birthdate, member_type: membertype, acct: accountno },
    ...{ coverage_period: '2026-01-01 - 2026-12-31', card_printed_date: '2026-01-05T00:00:00' },
  }),
);

export const memberFile = entity(
  'tag path ext filename',
  `tag    | path               | ext | filename
   selfie | members/selfie.png | png | selfie
   ID     | members/id.png     | png | id`,
);

/** The documents give values for the filters, and none for the logs themselves. */
export const requestLog = entity(
  'reqtime reqbody? uri? statuscode# errormsg? application resptime? source acctnum? mobileno?',
  `reqtime             | statuscode | errormsg                   | application | source
   2026-11-20T08:15:00 | 200        |                            | TelAventus  | AgoraApp
   2026-11-20T09:00:00 | 500        | No se encontró el año ⚠️   | Medgate     | AgoraWeb
   2026-11-20T09:30:00 | 201        |                            | Medgate     | AgoraApp
   2026-11-20T10:00:00 | null       | No answer                  | Konsulta    | Kiosk`,
  ({ reqtime }) => ({
    ...{ reqbody: '{"member":"ACCT000001"}', uri: '/consultations', resptime: String(reqtime).replace(':00', ':02') },
    ...{ acctnum: 'ACCT000001', mobileno: '9171234567' },
  }),
);
