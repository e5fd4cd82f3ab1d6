import { entity } from '../entity.ts';
import type { Row } from '../shapes.ts';

const DETAILS = `accountno lastname firstname middlename? gender? birthdate? civil_status? company? employee_id?
  membertype? member_status? status is_reapprove is_for_reapprove avegatag cardno? mobileno? email street?
  city_municipal? province? regcount#? remarks? approved_date? approved_by? issued? pci_refdate? pci_rendate?
  pci_termdate? pci_enddate? pci_membertype? pci_cardno? pci_gender? pci_accountno?`;

function member(recordid: number, lastname: string, firstname: string, more: Row = {}): Row {
  // The counter is the same number whether characters are counted from 0 or from 1.
  const counter = `KYC2026${String(recordid).padStart(5, '0')}`;
  const accountno = `ACCT${String(recordid).padStart(6, '0')}`;
  const cardno = `1168${String(recordid).padStart(12, '0')}`;
  return {
    recordid,
    incremental_id: counter,
    increment_id: counter,
    posted_date: '2026-11-20T08:15:00',
    email_verdate: '2026-11-20T08:20:00',
    accountno,
    lastname,
    firstname,
    middlename: 'Reyes',
    gender: recordid % 2 ? 'F' : 'M',
    birthdate: '1985-03-04T00:00:00',
    civil_status: 'S',
    company: 'Acme Trading Inc.',
    employee_id: `EMP-${recordid}`,
    membertype: 'P',
    member_status: 'A',
    status: 'W',
    is_reapprove: false,
    is_for_reapprove: false,
    avegatag: false,
    cardno,
    mobileno: '9171234567',
    email: `member${recordid}@example.com`,
    street: '12 Mabini Street',
    city_municipal: 'Makati',
    province: 'Metro Manila',
    regcount: 1,
    remarks: '',
    approved_date: '',
    approved_by: '',
    issued: '2025-01-01T00:00:00',
    pci_refdate: '2025-01-01T00:00:00',
    pci_rendate: '2026-01-01T00:00:00',
    pci_termdate: '',
    pci_enddate: '2026-12-31T00:00:00',
    pci_membertype: 'P',
    pci_cardno: cardno,
    pci_gender: recordid % 2 ? 'F' : 'M',
    pci_accountno: accountno,
    ...more,
  };
}

const decided = { approved_date: '2026-11-19T10:30:00', approved_by: 'int.apd.admin@example.com' };
const disapproved = { ...decided, status: 'D', remarks: 'Blurred ID', is_for_reapprove: true };

/** More than one page for the first brand, so that tests can see RecordStart and RecordEnd work. */
const pending = Array.from({ length: 12 }, (_, at) => member(at + 1, `Dela Cruz ${at + 1}`, 'Juan'));

export const pendingMember = entity('members', `recordid# incremental_id posted_date email_verdate? ${DETAILS}`, [
  ...pending,
  member(13, 'Peñaflor', 'Zoë 🎉', { cardno: '', pci_cardno: '' }),
  member(21, 'Aquino', 'Maria', { avegatag: true }),
  member(22, 'Muñoz', 'José 🎈', { avegatag: true }),
  member(31, 'Bautista', 'Ana', { ...decided, status: 'A' }),
  member(32, 'Ñuñez', 'Leo 🎊', disapproved),
  member(33, 'Castro', 'Mia', { ...decided, status: 'A', is_reapprove: true }),
  member(41, 'Domingo', 'Luz', { ...decided, status: 'A', avegatag: true }),
  member(42, 'Estrada', 'Noel', { ...disapproved, avegatag: true }),
  member(43, 'Ferrer', 'Paz', { ...decided, status: 'A', is_reapprove: true, avegatag: true }),
]);

/** The history has the counter under another name. */
export const pastMember = entity('members', `recordid# increment_id posted_date email_verdate? ${DETAILS}`);

/** The data of the company's system about a member, derived from the registration. */
export const coreMember = entity(
  'members',
  `lastname firstname midname? employee_id? birth_date? civil_status? gender? member_type? acct coverage_period? cardno?
   card_printed_date?`,
);

export function coreRow(row: Row): Row {
  return {
    ...row,
    midname: row.middlename ?? '',
    birth_date: row.birthdate ?? '',
    member_type: row.membertype ?? '',
    acct: row.accountno ?? '',
    coverage_period: '2026-01-01 - 2026-12-31',
    card_printed_date: '2026-01-05T00:00:00',
  };
}

export const memberFile = entity('memberFiles', 'tag path ext filename');

export const requestLog = entity(
  'requestLogs',
  'reqtime reqbody? uri? statuscode# errormsg? application resptime? source acctnum? mobileno?',
  [
    logged('2026-11-20T08:15:00', 200, '', 'TelAventus', 'AgoraApp'),
    logged('2026-11-20T09:00:00', 500, 'No se encontró el año ⚠️', 'Medgate', 'AgoraWeb'),
    logged('2026-11-20T09:30:00', 201, '', 'Medgate', 'AgoraApp'),
    // The documents give values for the filters, and none for the logs themselves.
    logged('2026-11-20T10:00:00', null, 'No answer', 'Konsulta', 'Kiosk'),
  ],
);

function logged(
  reqtime: string,
  statuscode: number | null,
  errormsg: string,
  application: string,
  source: string,
): Row {
  return {
    reqtime,
    reqbody: '{"member":"ACCT000001"}',
    uri: '/consultations',
    statuscode,
    errormsg,
    application,
    resptime: reqtime.replace(':00', ':02'),
    source,
    acctnum: 'ACCT000001',
    mobileno: '9171234567',
  };
}
