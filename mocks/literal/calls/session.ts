import {
  type Calls,
  dataList,
  get,
  gives,
  type ListReply,
  listings,
  lists,
  openList,
  post,
  replies,
  saves,
} from '../callBehaviour.ts';
import * as people from '../entities/people.ts';
import { answerRow } from '../entity.ts';
import {
  json,
  notShown,
  type Reply,
  resultMessage,
  successMessage,
  successMessageOrError,
  textSuccessMessage,
} from '../replies.ts';
import type { Answers, Row, World } from '../shapes.ts';

const isOf = (email: unknown) => (row: Row) => String(row.emailaddress).toLowerCase() === String(email).toLowerCase();

/**
 * Two of the refusals in the documents have seeded users. A disapproved user can sign in, because the documents have no
 * refusal for that.
 */
const signsIn: Answers = gives(({ body }, { variant, tokens }) => {
  const user = people.signedInUser.seeds.find(isOf(body.emailaddress));
  if (!user || body.password !== people.PASSWORD) return signsIn.refuse('No such user or password', variant);
  if (user.expired) return signsIn.refuse('Password is expired.', variant);
  const token = `literal-${String(user.recordid)}-${tokens.size + 1}`;
  tokens.set(token, String(user.emailaddress));
  const data = answerRow(people.signedInUser, user, variant);
  return variant === 'second' ? json({ data: { ...data, access_token: token } }) : json({ access_token: token, data });
});

/** "fixed service credentials": the document shows neither their fields nor the token's field in the answer. */
export const givesServiceToken: Answers = gives((_asked, { variant, tokens }) => {
  const access_token = `literal-service-${tokens.size + 1}`;
  tokens.set(access_token, 'service');
  return json(variant === 'second' ? { data: { access_token } } : { access_token });
});

const EXCEEDED_AFTER = 3;

/** The code and the person are in headers or in the body. */
const verifiesOtp = (code: string, email: string, reply: Reply): Answers =>
  gives(({ headers, body }, { variant, wrongCodes }) => {
    const who = String(headers[email] ?? body[email]);
    const tries = (headers[code] ?? body[code]) === people.ONE_TIME_PASSWORD ? 0 : (wrongCodes.get(who) ?? 0) + 1;
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
const grants = lists(
  people.access,
  openList,
  (row, { body }) => String(body.rolesid) === '1' || row.tabaccessid !== 1 || row.routename === '/dashboard',
);

function rowFor(email: (email: string, world: World) => Row | undefined, reply: ListReply = dataList): Answers {
  return gives(({ headers }, world) => {
    const row = world.variant === 'empty' ? undefined : email(String(headers.email).toLowerCase(), world);
    return reply.put(row ? [row] : [], world.variant);
  }, reply.no);
}

const deviceOf = rowFor((email, { devices }) => {
  const deviceid = devices.get(email);
  return deviceid === undefined ? undefined : { deviceid };
});

/** The format of the tag is not shown: a brand's name, or '0' and '1' as in the header Avega. */
const tagOf = rowFor((email, { variant }) => {
  const first = people.adminUser.seeds.find(isOf(email))?.luminaavega_tag !== false;
  return { hmo_tag: variant === 'second' ? (first ? '0' : '1') : first ? 'LUMINA' : 'AVEGA' };
});

const unlikely = { token: 'unlikely' } as const;
const logsOut = post('', replies(textSuccessMessage), { headers: 'Email' });

/** portal §7: login and session */
export const session: Calls = {
  loginAgora: post('emailaddress password', signsIn, { token: 'none' }),
  loginAlagaMd: post('emailaddress password', signsIn, { token: 'none' }),
  getCompanyTag: get('email', tagOf),
  ...saves(
    successMessage,
    {
      sendAgoraOtp: 'email lumina is_expired is_waiving',
      sendAlagaMdOtp: 'email_address lumina? is_expired? is_waiving?',
      waivePassword: 'email',
      changePasswordAtLogin: 'emailaddress newpassword',
    },
    unlikely,
  ),
  verifyAgoraOtp: get('email otp', verifiesOtp('otp', 'email', withExceeded), unlikely),
  verifyAlagaMdOtp: post('email_address vercode', verifiesOtp('vercode', 'email_address', withExceeded), unlikely),
  registerDevice: post('email devicename=MOBILE|PC-WEB-BROWSER deviceid=<hex>', registersDevice, unlikely),
  issueSecondaryToken: post('...', givesServiceToken, { token: 'either' }),
  getSystemAccess: post('rolesid', grants),
  ...saves(
    successMessageOrError,
    { changePassword: 'recordid emailaddress oldpassword newpassword edited_by' },
    { wrapped: 'Value' },
  ),
  logoutAgora: logsOut,
  logoutAlagaMd: logsOut,
  checkDevice: get('email', deviceOf),
};

const SYSCODE = 'syscode=SC00999';
const USER = `emailaddress lastname firstname middlename rolesid userrolesid ${SYSCODE} employee_id department luminaavega_tag`;

/** portal §7: admin users */
export const users: Calls = {
  listAdminUsers: get('Email', lists(people.adminUser, openList)),
  roles: post(SYSCODE, lists(people.role, openList)),
  ...saves(notShown, {
    addUser: `${USER} password`,
    updateUser: `${USER} status=A|D edited_by recordid`,
    resetUserPassword: 'recordid emailaddress edited_by',
  }),
};

/** portal §7: disapproval remarks */
export const remarks: Calls = {
  ...listings(openList, { listRemarks: people.remark }),
  ...saves(notShown, {
    addRemark: 'remarks special_instructions posted_by reappnotif=0|1',
    updateRemark: 'recordid remarks special_instructions status=A|D reappnotif=0|1',
  }),
};

const verifies = post('verification_code email', verifiesOtp('verification_code', 'email', notShown), unlikely);
const mailsCode = post('', replies(successMessage), { headers: 'EmailAddress', ...unlikely });
const resets = post('', replies(successMessage), { somewhere: 'Email|EmailAddress' });

/** console §7: Account recovery */
export const recovery: Calls = {
  requestAgoraRecoveryOtp: mailsCode,
  requestAlagaMdRecoveryOtp: mailsCode,
  verifyAgoraRecoveryOtp: verifies,
  verifyAlagaMdRecoveryOtp: verifies,
  issueRecoveryToken: post('...', givesServiceToken, { token: 'either' }),
  ...saves(
    successMessage,
    {
      changeForgottenAgoraPassword: 'emailaddress newpassword',
      changeForgottenAlagaMdPassword: 'verification_code email_address new_password',
    },
    { token: 'service' },
  ),
  resetAppLogin: resets,
  resetConsoleLogin: resets,
  resetAppLockout: resets,
  resetConsoleLockout: resets,
};

const SUB_MENU = `labelname icon routename`;

/** console §7: Roles and menus */
export const roles: Calls = {
  listRoles: post(SYSCODE, lists(people.managedRole)),
  listMainMenus: post(SYSCODE, lists(people.mainMenu)),
  listSubMenus: post(SYSCODE, lists(people.subMenu)),
  listAssignedMenus: post(SYSCODE, lists(people.roleAccess)),
  ...saves(resultMessage, {
    addRole: `name ${SYSCODE} iscritical username`,
    updateRole: 'rolesid name? syscode?=SC00999 iscritical? createddate? username?',
    deleteRole: 'rolesid',
    addMainMenu: `tabname icon ${SYSCODE} username`,
    updateMainMenu: 'tabid tabname icon syscode?=SC00999 username?',
    deleteMainMenu: 'tabid',
    addSubMenu: `tabaccessid ${SUB_MENU} ${SYSCODE} username`,
    updateSubMenu: `modaccessid tabaccessid? ${SUB_MENU} syscode?=SC00999 username?`,
    deleteSubMenu: 'modaccessid',
    assignRoleAccess: `rolesid modaccessid ${SYSCODE} username`,
    removeRoleAccess: 'rolesaccessid',
  }),
};
