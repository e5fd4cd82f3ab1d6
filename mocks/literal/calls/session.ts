import { adds, dataList, does, type ListReply, lists, openList, replies, updates } from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import { access, adminUser, ONE_TIME_PASSWORD, remark, role, signedInUser } from '../entities/people.ts';
import { answerRow, foundBy } from '../entity.ts';
import {
  json,
  notShown,
  type Reply,
  refusedWith,
  successMessage,
  successMessageOrError,
  textSuccessMessage,
} from '../replies.ts';
import type { Answers, Asked, Row, World } from '../shapes.ts';

function userOf(email: unknown, world: World): Row | undefined {
  const wanted = String(email).toLowerCase();
  return (world.lists.get('adminUsers') ?? []).find((row) => String(row.emailaddress).toLowerCase() === wanted);
}

/**
 * Two of the refusals in the documents have seeded users. A disapproved user can sign in, because the documents have no
 * refusal for that.
 */
const signsIn: Answers = {
  give: ({ body }, world) => {
    const user = userOf(body.emailaddress, world);
    if (!user || user.password !== body.password) return signsIn.refuse('No such user or password', world.variant);
    if (user.expired) return signsIn.refuse('Password is expired.', world.variant);
    const token = `literal-${String(user.recordid)}-${world.tokens.size + 1}`;
    world.tokens.set(token, String(user.emailaddress));
    const { emailaddress, rolesid } = user;
    const data = answerRow(
      signedInUser,
      { ...user, email: emailaddress ?? '', username: String(emailaddress).replace(/@.*/, ''), role: String(rolesid) },
      world.variant,
    );
    return world.variant === 'second'
      ? json({ data: { ...data, access_token: token } })
      : json({ access_token: token, data });
  },
  refuse: refusedWith('message'),
};

/** "fixed service credentials": the document shows neither their fields nor the token's field in the answer. */
export function givesServiceToken(): Answers {
  return {
    give: (_asked, world) => {
      const access_token = `literal-service-${world.tokens.size + 1}`;
      world.tokens.set(access_token, 'service');
      return json(world.variant === 'second' ? { data: { access_token } } : { access_token });
    },
    refuse: refusedWith('message'),
  };
}

const EXCEEDED_AFTER = 3;

/** The code and the person are in headers or in the body. */
const verifiesOtp = (code: string, email: string, reply: Reply): Answers => ({
  give: ({ headers, body }, world) => {
    const who = String(headers[email] ?? body[email]);
    const tries = (headers[code] ?? body[code]) === ONE_TIME_PASSWORD ? 0 : (world.wrongCodes.get(who) ?? 0) + 1;
    world.wrongCodes.set(who, tries);
    if (tries === 0) return reply.yes(world.variant);
    return reply.no('Wrong one time password', world.variant, tries >= EXCEEDED_AFTER);
  },
  refuse: reply.no,
});

/** "success, message, is_exceed" */
const withExceeded: Reply = {
  yes: (variant) => successMessage.yes(variant, variant === 'second' ? {} : { is_exceed: false }),
  no: (text, variant, exceeded = false) => {
    const flag: Row = variant === 'second' && !exceeded ? {} : { is_exceed: exceeded };
    return json({ success: false, message: text, ...flag });
  },
};

const setsPassword = (email: string, password: string, reply: Reply) =>
  does(reply, ({ body }, world) => {
    const user = userOf(body[email], world);
    if (!user) return 'No such user';
    Object.assign(user, { password: body[password] ?? '', expired: false });
    return {};
  });

const changesOwnPassword = does(successMessageOrError, ({ body }, world) => {
  const user = foundBy(adminUser, 'recordid', body.recordid, world);
  if (!user || user.password !== body.oldpassword) return 'The old password is another';
  user.password = body.newpassword ?? '';
  return {};
});

const waives = does(successMessage, ({ body }, world) => {
  const user = userOf(body.email, world);
  if (!user) return 'No such user';
  user.expired = false;
  return {};
});

const registersDevice = does(notShown, ({ body }, world) => {
  world.devices.set(String(body.email).toLowerCase(), String(body.deviceid));
  return {};
});

/** The documents do not say which menus a standard user gets. */
function mayUse(row: Row, { body }: Asked): boolean {
  return String(body.rolesid) === '1' || row.tabaccessid !== 1 || row.routename === '/dashboard';
}

function rowFor(email: (email: string, world: World) => Row | undefined, reply: ListReply = dataList): Answers {
  return {
    give: ({ headers }, world) => {
      const row = world.variant === 'empty' ? undefined : email(String(headers.email).toLowerCase(), world);
      return reply.put(row ? [row] : [], world.variant);
    },
    refuse: reply.no,
  };
}

const deviceOf = rowFor((email, world) => {
  const deviceid = world.devices.get(email);
  return deviceid === undefined ? undefined : { deviceid };
});

/** The format of the tag is not shown: a brand's name, or '0' and '1' as in the header Avega. */
const tagOf = rowFor((email, world) => {
  const first = userOf(email, world)?.luminaavega_tag !== false;
  return { hmo_tag: world.variant === 'second' ? (first ? '0' : '1') : first ? 'LUMINA' : 'AVEGA' };
});

/** portal §7: login and session */
export const session: Calls = {
  loginAgora: post('emailaddress password', signsIn, { token: 'none' }),
  loginAlagaMd: post('emailaddress password', signsIn, { token: 'none' }),
  getCompanyTag: get('email', tagOf),
  sendAgoraOtp: post('email lumina is_expired is_waiving', replies(successMessage), { token: 'unlikely' }),
  sendAlagaMdOtp: post('email_address lumina? is_expired? is_waiving?', replies(successMessage), { token: 'unlikely' }),
  verifyAgoraOtp: get('email otp', verifiesOtp('otp', 'email', withExceeded), { token: 'unlikely' }),
  verifyAlagaMdOtp: post('email_address vercode', verifiesOtp('vercode', 'email_address', withExceeded), {
    token: 'unlikely',
  }),
  registerDevice: post('email devicename=MOBILE|PC-WEB-BROWSER deviceid=<hex>', registersDevice, { token: 'unlikely' }),
  issueSecondaryToken: post('...', givesServiceToken(), { token: 'either' }),
  getSystemAccess: post('rolesid', lists(access, openList, mayUse)),
  waivePassword: post('email', waives, { token: 'unlikely' }),
  changePasswordAtLogin: post('emailaddress newpassword', setsPassword('emailaddress', 'newpassword', successMessage), {
    token: 'unlikely',
  }),
  changePassword: post('recordid emailaddress oldpassword newpassword edited_by', changesOwnPassword, {
    wrapped: 'Value',
  }),
  logoutAgora: post('', replies(textSuccessMessage), { headers: 'Email' }),
  logoutAlagaMd: post('', replies(textSuccessMessage), { headers: 'Email' }),
  checkDevice: get('email', deviceOf),
};

const REAPPROVE = { as: { reappnotif: 'reapp_notif' } };

/** portal §7: admin users */
export const users: Calls = {
  listAdminUsers: get('Email', lists(adminUser, openList)),
  roles: post('syscode=SC00999', lists(role, openList)),
  addUser: post(
    `emailaddress password lastname firstname middlename rolesid userrolesid syscode=SC00999 employee_id
               department luminaavega_tag`,
    adds(adminUser, notShown, {
      also: (row, { body }) => {
        row.password = body.password ?? '';
      },
    }),
  ),
  updateUser: post(
    `emailaddress lastname firstname middlename rolesid userrolesid syscode=SC00999 employee_id department
               luminaavega_tag status=A|D edited_by recordid`,
    updates(adminUser, notShown),
  ),
  resetUserPassword: post('recordid emailaddress edited_by', replies(notShown)),
};

/** portal §7: disapproval remarks */
export const remarks: Calls = {
  listRemarks: get('', lists(remark, openList)),
  addRemark: post('remarks special_instructions posted_by reappnotif=0|1', adds(remark, notShown, REAPPROVE)),
  updateRemark: post(
    'recordid remarks special_instructions status=A|D reappnotif=0|1',
    updates(remark, notShown, REAPPROVE),
  ),
};

const verifies = verifiesOtp('verification_code', 'email', notShown);

/** console §7: Account recovery */
export const recovery: Calls = {
  requestAgoraRecoveryOtp: post('', replies(successMessage), { headers: 'EmailAddress', token: 'unlikely' }),
  requestAlagaMdRecoveryOtp: post('', replies(successMessage), { headers: 'EmailAddress', token: 'unlikely' }),
  verifyAgoraRecoveryOtp: post('verification_code email', verifies, { token: 'unlikely' }),
  verifyAlagaMdRecoveryOtp: post('verification_code email', verifies, { token: 'unlikely' }),
  issueRecoveryToken: post('...', givesServiceToken(), { token: 'either' }),
  changeForgottenAgoraPassword: post(
    'emailaddress newpassword',
    setsPassword('emailaddress', 'newpassword', successMessage),
    { token: 'service' },
  ),
  changeForgottenAlagaMdPassword: post(
    'verification_code email_address new_password',
    setsPassword('email_address', 'new_password', successMessage),
    { token: 'service' },
  ),
  resetAppLogin: post('', replies(successMessage), { somewhere: 'Email|EmailAddress' }),
  resetConsoleLogin: post('', replies(successMessage), { somewhere: 'Email|EmailAddress' }),
  resetAppLockout: post('', replies(successMessage), { somewhere: 'Email|EmailAddress' }),
  resetConsoleLockout: post('', replies(successMessage), { somewhere: 'Email|EmailAddress' }),
};
