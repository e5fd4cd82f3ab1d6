import { answerRow, kindOf, rowsFor } from '../records.ts';
import { json, LISTS, notShown, type Reply, successMessage } from '../replies.ts';
import { gives, section } from '../section.ts';
import type { Answers, Row, World } from '../shapes.ts';

export const PASSWORD = 'Passw0rd!';
export const ONE_TIME_PASSWORD = '123456';

const isOf = (email: unknown) => (row: Row) => String(row.emailaddress).toLowerCase() === String(email).toLowerCase();

/** Of the refusals in the documents, that of an expired password has a seeded user. */
const signsIn: Answers = gives(({ body }, { variant, tokens }) => {
  const kind = kindOf('signedInUser');
  const user = kind.seeds.find(isOf(body.emailaddress));
  if (!user || body.password !== PASSWORD) return signsIn.refuse('No such user or password', variant);
  if (user.expired) return signsIn.refuse('Password is expired.', variant);
  const token = `literal-${String(user.recordid)}-${tokens.size + 1}`;
  tokens.set(token, String(user.emailaddress));
  const data = answerRow(kind, user, variant);
  return variant === 'second' ? json({ data: { ...data, access_token: token } }) : json({ access_token: token, data });
});

/** "fixed service credentials": the document shows neither their fields nor the token's field in the answer. */
export const serviceToken: Answers = gives((_asked, { variant, tokens }) => {
  const access_token = `literal-service-${tokens.size + 1}`;
  tokens.set(access_token, 'service');
  return json(variant === 'second' ? { data: { access_token } } : { access_token });
});

const EXCEEDED_AFTER = 3;

/** The code and the person are in headers or in the body. */
const verifiesOtp = (code: string, email: string, reply: Reply): Answers =>
  gives(({ headers, body }, { variant, wrongCodes }) => {
    const who = String(headers[email] ?? body[email]);
    const tries = (headers[code] ?? body[code]) === ONE_TIME_PASSWORD ? 0 : (wrongCodes.get(who) ?? 0) + 1;
    wrongCodes.set(who, tries);
    return tries === 0 ? reply.yes(variant) : reply.no('Wrong one time password', variant, tries >= EXCEEDED_AFTER);
  }, reply.no);

/** "success, message, is_exceed" */
const withExceeded: Reply = {
  yes: (variant) => successMessage.yes(variant, variant === 'second' ? {} : { is_exceed: false }),
  no: (text, variant, exceeded = false) => {
    const flag: Row = variant === 'second' && !exceeded ? {} : { is_exceed: exceeded };
    return json({ success: false, message: text, ...flag });
  },
};

const registersDevice = gives(({ body }, { variant, devices }) => {
  devices.set(String(body.email).toLowerCase(), String(body.deviceid));
  return notShown.yes(variant);
}, notShown.no);

/** The documents do not say which menus a standard user gets. */
const grants = gives(({ body }, { variant }) => {
  const isGranted = ({ tabaccessid, routename }: Row) => tabaccessid !== 1 || routename === '/dashboard';
  return LISTS.openList.put(
    rowsFor('access', variant, (row) => String(body.rolesid) === '1' || isGranted(row)),
    variant,
  );
});

function rowOf(rowFor: (email: string, world: World) => Row | undefined): Answers {
  return gives(({ headers }, world) => {
    const row = world.variant === 'empty' ? undefined : rowFor(String(headers.email).toLowerCase(), world);
    return LISTS.dataList.put(row ? [row] : [], world.variant);
  });
}

const deviceOf = rowOf((email, { devices }) => {
  const deviceid = devices.get(email);
  return deviceid === undefined ? undefined : { deviceid };
});

/** The format of the tag is not shown: a brand's name, or '0' and '1' as in the header Avega. */
const tagOf = rowOf((email, { variant }) => {
  const first = kindOf('adminUser').seeds.find(isOf(email))?.luminaavega_tag !== false;
  return { hmo_tag: variant === 'second' ? (first ? '0' : '1') : first ? 'LUMINA' : 'AVEGA' };
});

const POSTED = '2026-11-20T08:15:00';
const SYSCODE = 'syscode=SC00999';
const USER = `emailaddress lastname firstname middlename rolesid userrolesid ${SYSCODE} employee_id department luminaavega_tag`;

/** `role (also rolesid, …)`: second only has the name in the brackets. */
export const session = section(
  `
# portal §7: login and session
POST loginAgora @none emailaddress password → signsIn
POST loginAlagaMd @none emailaddress password → signsIn
GET getCompanyTag email → tagOf
POST sendAgoraOtp @either email lumina is_expired is_waiving → successMessage
POST sendAlagaMdOtp @either email_address lumina? is_expired? is_waiving? → successMessage
GET verifyAgoraOtp @either email otp → verifiesAgoraOtp
POST verifyAlagaMdOtp @either email_address vercode → verifiesAlagaMdOtp
POST waivePassword @either email → successMessage
POST changePasswordAtLogin @either emailaddress newpassword → successMessage
POST registerDevice @either email devicename=MOBILE|PC-WEB-BROWSER deviceid=<hex> → registersDevice
POST issueSecondaryToken @either ... → serviceToken
POST getSystemAccess rolesid → grants
POST changePassword @Value recordid emailaddress oldpassword newpassword edited_by → successMessageOrError
POST logoutAgora header:Email → textSuccessMessage
POST logoutAlagaMd header:Email → textSuccessMessage
GET checkDevice email → deviceOf

# portal §7: admin users
GET listAdminUsers Email → openList adminUser
POST roles ${SYSCODE} → openList role
POST addUser ${USER} password → notShown
POST updateUser ${USER} status=A|D edited_by recordid → notShown
POST resetUserPassword recordid emailaddress edited_by → notShown

# The documents list the departments that can be chosen, not those that a server may have already.
adminUser: firstname={department} middlename?=Cruz userrolesid#?={rolesid} employee_id?=E-{recordid} syscode?=SC00999
  recordid# | emailaddress                   | lastname  | rolesid# | department | status | luminaavega_tag | (expired)
  101       | int.apd.admin@example.com      | Ibañez 🌺 | 1        | INT APD    | A      | true            | false
  103       | avg.apd.admin@example.com      | Ibañez 🌺 | 1        | AVG APD    | A      | false           | false
  107       | int.mrd.admin@example.com      | Ibañez 🌺 | 1        | INT MRD    | A      | true            | false
  108       | int.mrd.standard@example.com   | Santos    | 2        | INT MRD    | A      | true            | false
  109       | mis.it.admin@example.com       | Ibañez 🌺 | 1        | MIS IT     | A      | true            | false
  111       | mis.tech.admin@example.com     | Ibañez 🌺 | 1        | MIS TECH   | A      | true            | false
  120       | expired@example.com            | Santos    | 2        | INT APD    | A      | true            | true
  122       | int.legal.standard@example.com | Santos    | 2        | INT LEGAL  | A      | true            | false
  123       | int.legal.helper@example.com   | Santos    | 2        | INT LEGAL  | A      | true            | false

signedInUser(adminUser): recordid# emailaddress email?={emailaddress} firstname department role? rolesid#
  luminaavega_tag username?

access: tabicon?=tool modicon?=file
  tabaccessid# | modaccessid# | labelname                        | routename                   | tabname
  1            | 101          | Dashboard                        | /dashboard                  | Administration
  1            | 102          | Users                            | /users                      | Administration
  1            | 103          | Disapproved Remarks              | /disapprove_remarks         | Administration
  1            | 104          | Suspend Corporate Account        | /corp-suspend               | Administration
  1            | 105          | Disable Features per CorpAccount | /disable-features           | Administration
  1            | 106          | Features Control                 | /featurecontrol             | Administration
  1            | 107          | Email Features Configuration     | /email-feature              | Administration
  1            | 108          | Email Maintenance Configuration  | /email-maintainance         | Administration
  1            | 109          | Concurrent Reset                 | /concurrent                 | Administration
  1            | 110          | Locked Out Reset                 | /lockedout                  | Administration
  1            | 111          | Roles                            | /sysaccess-manage-access    | Administration
  2            | 201          | Newsletter                       | /newsletter                 | Contenido Ñ 📰
  2            | 202          | Announcement                     | /announcement               | Contenido Ñ 📰
  2            | 203          | Advisory                         | /advisory                   | Contenido Ñ 📰
  2            | 204          | Store                            | /store                      | Contenido Ñ 📰
  2            | 205          | Category                         | /category                   | Contenido Ñ 📰
  2            | 206          | Digicard                         | /digicard                   | Contenido Ñ 📰
  2            | 207          | Marketplace                      | /aventus-marketplace        | Contenido Ñ 📰
  2            | 208          | Doctors                          | /docdashboard               | Contenido Ñ 📰
  3            | 301          | Survey Report                    | /surveyreport               | Configuration
  3            | 302          | Request Logs                     | /requestlogs                | Configuration
  3            | 303          | QMS KIOSK                        | /kiosk-terminal             | Configuration
  3            | 304          | Pod terminal                     | /agorapod-terminal          | Configuration
  3            | 305          | Bank inclusion                   | /bank-inclusion             | Configuration
  3            | 306          | Upload ATD                       | /uploadatd                  | Configuration
  3            | 307          | e-Billing Claims Recipients      | /ebilling/homepage          | Configuration
  3            | 308          | eRCS validity                    | /rCSValidityController      | Configuration
  3            | 309          | Top provider                     | /top-provider/featurecontrol | Configuration

role:
  rolesid# | name          | (iscritical)
  1        | Administrator | true
  2        | Standard User | false
  3        | Revisión Ñ ✅  | false
`,
  {
    answers: {
      ...{ signsIn, serviceToken, registersDevice, grants, deviceOf, tagOf },
      verifiesAgoraOtp: verifiesOtp('otp', 'email', withExceeded),
      verifiesAlagaMdOtp: verifiesOtp('vercode', 'email_address', withExceeded),
    },
    values: {
      signedInUser: ({ emailaddress, rolesid }) => ({
        ...{ username: String(emailaddress).replace(/@.*/, ''), role: String(rolesid) },
      }),
    },
  },
);

const SUB_MENU = 'labelname icon routename';

export const access = section(
  `
# portal §7: disapproval remarks
GET listRemarks → openList remark
POST addRemark remarks special_instructions posted_by reappnotif=0|1 → notShown
POST updateRemark recordid remarks special_instructions status=A|D reappnotif=0|1 → notShown

remark: posted_date?=${POSTED} posted_by?=int.apd.admin@example.com edited_date? edited_by?
  recordid# | remarks             | special_instructions? | status | reapp_notif#
  1         | Blurred ID          | Send a clear picture  | A      | 1
  2         | Señas distintas 🙂 | Call the member       | A      | 0
  3         | Wrong birthdate     |                       | D      | 1

# console §7: Account recovery
POST requestAgoraRecoveryOtp @either header:EmailAddress → successMessage
POST requestAlagaMdRecoveryOtp @either header:EmailAddress → successMessage
POST verifyAgoraRecoveryOtp @either verification_code email → verifies
POST verifyAlagaMdRecoveryOtp @either verification_code email → verifies
POST issueRecoveryToken @either ... → serviceToken
POST changeForgottenAgoraPassword @service emailaddress newpassword → successMessage
POST changeForgottenAlagaMdPassword @service verification_code email_address new_password → successMessage
POST resetAppLogin somewhere:Email/EmailAddress → successMessage
POST resetConsoleLogin somewhere:Email/EmailAddress → successMessage
POST resetAppLockout somewhere:Email/EmailAddress → successMessage
POST resetConsoleLockout somewhere:Email/EmailAddress → successMessage

# console §7: Roles and menus
POST listRoles ${SYSCODE} → openList managedRole
POST listMainMenus ${SYSCODE} → openList mainMenu
POST listSubMenus ${SYSCODE} → openList subMenu
POST listAssignedMenus ${SYSCODE} → openList roleAccess
POST addRole name ${SYSCODE} iscritical username → resultMessage
POST updateRole rolesid name? syscode?=SC00999 iscritical? createddate? username? → resultMessage
POST deleteRole rolesid → resultMessage
POST addMainMenu tabname icon ${SYSCODE} username → resultMessage
POST updateMainMenu tabid tabname icon syscode?=SC00999 username? → resultMessage
POST deleteMainMenu tabid → resultMessage
POST addSubMenu tabaccessid ${SUB_MENU} ${SYSCODE} username → resultMessage
POST updateSubMenu modaccessid tabaccessid? ${SUB_MENU} syscode?=SC00999 username? → resultMessage
POST deleteSubMenu modaccessid → resultMessage
POST assignRoleAccess rolesid modaccessid ${SYSCODE} username → resultMessage
POST removeRoleAccess rolesaccessid → resultMessage

managedRole(role): rolesid# name syscode?=SC00999 iscritical! createddate?=${POSTED}

mainMenu: syscode?=SC00999
  tabaccessid# | tabname        | icon?
  1            | Administration | setting
  2            | Contenido Ñ 📰 | read

subMenu:
  modaccessid# | labelname     | routename   | icon?
  101          | Dashboard     | /dashboard  | file
  102          | Users         | /users      | user
  201          | Boletín Ñ 📰 | /newsletter | read

roleAccess:
  rolesaccessid# | rolesid# | modaccessid#
  1              | 1        | 101
  2              | 1        | 102
  3              | 2        | 201
`,
  { answers: { serviceToken, verifies: verifiesOtp('verification_code', 'email', notShown) } },
);
