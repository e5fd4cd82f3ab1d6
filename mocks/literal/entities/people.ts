import { entity } from '../entity.ts';

export const PASSWORD = 'Passw0rd!';
export const ONE_TIME_PASSWORD = '123456';
export const SYSTEM_CODE = 'SC00999';

const POSTED = '2026-11-20T08:15:00';

/** The documents list the departments that can be chosen, not those that a server may have already. */
export const adminUser = entity(
  `recordid# emailaddress lastname firstname middlename? rolesid# userrolesid#? status department employee_id?
   luminaavega_tag syscode?`,
  `recordid | emailaddress                   | rolesid | department | status | expired
   101      | int.apd.admin@example.com      | 1       | INT APD    | A      | false
   102      | int.apd.standard@example.com   | 2       | INT APD    | A      | false
   103      | avg.apd.admin@example.com      | 1       | AVG APD    | A      | false
   104      | avg.apd.standard@example.com   | 2       | AVG APD    | A      | false
   105      | int.mrktg.admin@example.com    | 1       | INT MRKTG  | A      | false
   106      | int.mrktg.standard@example.com | 2       | INT MRKTG  | A      | false
   107      | int.mrd.admin@example.com      | 1       | INT MRD    | A      | false
   108      | int.mrd.standard@example.com   | 2       | INT MRD    | A      | false
   109      | mis.it.admin@example.com       | 1       | MIS IT     | A      | false
   110      | mis.it.standard@example.com    | 2       | MIS IT     | A      | false
   111      | mis.tech.admin@example.com     | 1       | MIS TECH   | A      | false
   112      | mis.tech.standard@example.com  | 2       | MIS TECH   | A      | false
   120      | expired@example.com            | 2       | INT APD    | A      | true
   121      | disapproved@example.com        | 2       | INT APD    | D      | false
   122      | int.legal.standard@example.com | 2       | INT LEGAL  | A      | false
   123      | int.legal.helper@example.com   | 2       | INT LEGAL  | A      | false`,
  ({ recordid, rolesid = 2, department }) => ({
    ...{ lastname: rolesid === 1 ? 'Ibañez 🌺' : 'Santos', firstname: String(department), middlename: 'Cruz' },
    ...{ userrolesid: rolesid, employee_id: `E-${recordid}`, syscode: SYSTEM_CODE },
    luminaavega_tag: !/^AVG/.test(String(department)),
  }),
);

/** `role (also rolesid, …)`: second only has the name in the brackets. */
export const signedInUser = entity(
  'recordid# emailaddress email? firstname department role? rolesid# luminaavega_tag username?',
  adminUser.seeds.map((row) => ({
    ...row,
    ...{
      email: row.emailaddress ?? '',
      username: String(row.emailaddress).replace(/@.*/, ''),
      role: String(row.rolesid),
    },
  })),
);

export const role = entity(
  'rolesid# name',
  `rolesid | name          | iscritical
   1       | Administrator | true
   2       | Standard User | false
   3       | Revisión Ñ ✅  | false`,
  { syscode: SYSTEM_CODE, createddate: POSTED },
);

export const managedRole = entity('rolesid# name syscode? iscritical! createddate?', role.seeds);

const TABS: Record<number, string> = { 1: 'Administration', 2: 'Contenido Ñ 📰', 3: 'Configuration' };

export const access = entity(
  'tabaccessid# tabname tabicon? modaccessid# labelname modicon? routename',
  `tabaccessid | modaccessid | labelname                       | routename
   1           | 101         | Dashboard                       | /dashboard
   1           | 102         | Users                           | /users
   1           | 103         | Disapproved Remarks             | /disapprove_remarks
   1           | 104         | Suspend Corporate Account       | /corp-suspend
   1           | 105         | Disable Features per CorpAccount | /disable-features
   1           | 106         | Features Control                | /featurecontrol
   1           | 107         | Email Features Configuration    | /email-feature
   1           | 108         | Email Maintenance Configuration | /email-maintainance
   1           | 109         | Concurrent Reset                | /concurrent
   1           | 110         | Locked Out Reset                | /lockedout
   1           | 111         | Roles                           | /sysaccess-manage-access
   2           | 201         | Newsletter                      | /newsletter
   2           | 202         | Announcement                    | /announcement
   2           | 203         | Advisory                        | /advisory
   2           | 204         | Store                           | /store
   2           | 205         | Category                        | /category
   2           | 206         | Digicard                        | /digicard
   2           | 207         | Marketplace                     | /aventus-marketplace
   2           | 208         | Doctors                         | /docdashboard
   3           | 301         | Survey Report                   | /surveyreport
   3           | 302         | Request Logs                    | /requestlogs
   3           | 303         | QMS KIOSK                       | /kiosk-terminal
   3           | 304         | Pod terminal                    | /agorapod-terminal
   3           | 305         | Bank inclusion                  | /bank-inclusion
   3           | 306         | Upload ATD                      | /uploadatd
   3           | 307         | e-Billing Claims Recipients     | /ebilling/homepage
   3           | 308         | eRCS validity                   | /rCSValidityController
   3           | 309         | Top provider                    | /top-provider/featurecontrol`,
  ({ tabaccessid }) => ({ tabname: TABS[Number(tabaccessid)] ?? '', tabicon: 'tool', modicon: 'file' }),
);

export const mainMenu = entity(
  'tabaccessid# tabname icon? syscode?',
  `tabaccessid | tabname        | icon
   1           | Administration | setting
   2           | Contenido Ñ 📰 | read`,
  { syscode: SYSTEM_CODE },
);

export const subMenu = entity(
  'modaccessid# labelname routename icon?',
  `modaccessid | labelname     | routename   | icon
   101         | Dashboard     | /dashboard  | file
   102         | Users         | /users      | user
   201         | Boletín Ñ 📰 | /newsletter | read`,
);

export const roleAccess = entity(
  'rolesaccessid# rolesid# modaccessid#',
  `rolesaccessid | rolesid | modaccessid
   1             | 1       | 101
   2             | 1       | 102
   3             | 2       | 201`,
);

export const remark = entity(
  `recordid# remarks special_instructions? status reapp_notif# posted_date? posted_by? edited_date? edited_by?`,
  `recordid | remarks             | special_instructions | status | reapp_notif
   1        | Blurred ID          | Send a clear picture | A      | 1
   2        | Señas distintas 🙂 | Call the member      | A      | 0
   3        | Wrong birthdate     |                      | D      | 1`,
  { posted_date: POSTED, posted_by: 'int.apd.admin@example.com', edited_date: '', edited_by: '' },
);
