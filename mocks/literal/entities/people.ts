import { entity } from '../entity.ts';
import type { Row } from '../shapes.ts';

export const PASSWORD = 'Passw0rd!';
export const ONE_TIME_PASSWORD = '123456';
export const SYSTEM_CODE = 'SC00999';

const POSTED = '2026-11-20T08:15:00';

const DEPARTMENTS = ['INT APD', 'AVG APD', 'INT MRKTG', 'INT MRD', 'MIS IT', 'MIS TECH'];

function staff(recordid: number, department: string, role: string, more: Row = {}): Row {
  const [company = '', team = ''] = department.split(' ');
  const rolesid = role === 'admin' ? 1 : 2;
  return {
    recordid,
    emailaddress: `${department.replace(' ', '.')}.${role}@example.com`.toLowerCase(),
    lastname: role === 'admin' ? 'Ibañez 🌺' : 'Santos',
    firstname: `${company} ${team}`,
    middlename: 'Cruz',
    rolesid,
    userrolesid: rolesid,
    status: 'A',
    department,
    employee_id: `E-${recordid}`,
    luminaavega_tag: company !== 'AVG',
    syscode: SYSTEM_CODE,
    // Never part of an answer.
    password: PASSWORD,
    expired: false,
    ...more,
  };
}

export const adminUser = entity(
  'adminUsers',
  `recordid# emailaddress lastname firstname middlename? rolesid# userrolesid#? status department employee_id?
   luminaavega_tag syscode?`,
  [
    ...DEPARTMENTS.flatMap((department, at) => [
      staff(101 + at * 2, department, 'admin'),
      staff(102 + at * 2, department, 'standard'),
    ]),
    staff(120, 'INT APD', 'standard', { emailaddress: 'expired@example.com', expired: true }),
    staff(121, 'INT APD', 'standard', { emailaddress: 'disapproved@example.com', status: 'D' }),
    // The documents list the departments that can be chosen, not those that a server may have already.
    staff(122, 'INT LEGAL', 'standard'),
    staff(123, 'INT LEGAL', 'helper'),
  ],
  { password: PASSWORD, expired: false, status: 'A' },
);

/** `role (also rolesid, …)`: second only has the name in the brackets. */
export const signedInUser = entity(
  'adminUsers',
  'recordid# emailaddress email? firstname department role? rolesid# luminaavega_tag username?',
);

export const role = entity('roles', 'rolesid# name', [
  { rolesid: 1, name: 'Administrator', syscode: SYSTEM_CODE, iscritical: true, createddate: POSTED },
  { rolesid: 2, name: 'Standard User', syscode: SYSTEM_CODE, iscritical: false, createddate: POSTED },
  { rolesid: 3, name: 'Revisión Ñ ✅', syscode: SYSTEM_CODE, iscritical: false, createddate: POSTED },
]);

export const managedRole = entity('roles', 'rolesid# name syscode? iscritical! createddate?');

export const access = entity('accesses', 'tabaccessid# tabname tabicon? modaccessid# labelname modicon? routename', [
  ...accesses(1, 'Administration', 'setting', [
    ['Dashboard', '/dashboard'],
    ['Users', '/users'],
    ['Disapproved Remarks', '/disapprove_remarks'],
    ['Suspend Corporate Account', '/corp-suspend'],
    ['Disable Features per CorpAccount', '/disable-features'],
    ['Features Control', '/featurecontrol'],
    ['Email Features Configuration', '/email-feature'],
    ['Email Maintenance Configuration', '/email-maintainance'],
    ['Concurrent Reset', '/concurrent'],
    ['Locked Out Reset', '/lockedout'],
    ['Roles', '/sysaccess-manage-access'],
  ]),
  ...accesses(2, 'Contenido Ñ 📰', 'read', [
    ['Newsletter', '/newsletter'],
    ['Announcement', '/announcement'],
    ['Advisory', '/advisory'],
    ['Store', '/store'],
    ['Category', '/category'],
    ['Digicard', '/digicard'],
    ['Marketplace', '/aventus-marketplace'],
    ['Doctors', '/docdashboard'],
  ]),
  ...accesses(3, 'Configuration', 'tool', [
    ['Survey Report', '/surveyreport'],
    ['Request Logs', '/requestlogs'],
    ['QMS KIOSK', '/kiosk-terminal'],
    ['Pod terminal', '/agorapod-terminal'],
    ['Bank inclusion', '/bank-inclusion'],
    ['Upload ATD', '/uploadatd'],
    ['e-Billing Claims Recipients', '/ebilling/homepage'],
    ['eRCS validity', '/rCSValidityController'],
    ['Top provider', '/top-provider/featurecontrol'],
  ]),
]);

function accesses(tabaccessid: number, tabname: string, tabicon: string, modules: [string, string][]): Row[] {
  return modules.map(([labelname, routename], at) => ({
    tabaccessid,
    tabname,
    tabicon,
    modaccessid: tabaccessid * 100 + at + 1,
    labelname,
    modicon: 'file',
    routename,
  }));
}

const tabs: Row[] = [
  { tabaccessid: 1, tabname: 'Administration', icon: 'setting', syscode: SYSTEM_CODE },
  { tabaccessid: 2, tabname: 'Contenido Ñ 📰', icon: 'read', syscode: SYSTEM_CODE },
];
export const mainMenu = entity('mainMenus', 'tabaccessid# tabname icon? syscode?', tabs);

export const subMenu = entity('subMenus', 'modaccessid# labelname routename icon?', [
  { modaccessid: 101, labelname: 'Dashboard', routename: '/dashboard', icon: 'file' },
  { modaccessid: 102, labelname: 'Users', routename: '/users', icon: 'user' },
  { modaccessid: 201, labelname: 'Boletín Ñ 📰', routename: '/newsletter', icon: 'read' },
]);

export const roleAccess = entity('roleAccesses', 'rolesaccessid# rolesid# modaccessid#', [
  { rolesaccessid: 1, rolesid: 1, modaccessid: 101 },
  { rolesaccessid: 2, rolesid: 1, modaccessid: 102 },
  { rolesaccessid: 3, rolesid: 2, modaccessid: 201 },
]);

export const remark = entity(
  'remarks',
  `recordid# remarks special_instructions? status reapp_notif# posted_date? posted_by? edited_date? edited_by?`,
  [
    posted(1, 'Blurred ID', 'Send a clear picture', 'A', 1),
    posted(2, 'Señas distintas 🙂', 'Call the member', 'A', 0),
    posted(3, 'Wrong birthdate', '', 'D', 1),
  ],
  { status: 'A' },
);

function posted(recordid: number, remarks: string, special_instructions: string, status: string, notif: number): Row {
  const by = { posted_date: POSTED, posted_by: 'int.apd.admin@example.com', edited_date: '', edited_by: '' };
  return { recordid, remarks, special_instructions, status, reapp_notif: notif, ...by };
}
