// What a session is, and the schemas of the stored one.
import * as v from 'valibot';
import type { received } from '#contract';

export type User = received['schemas']['User'];
export type SystemAccess = received['schemas']['SystemAccess'];

/** A salted digest instead of the password: enough to recognise an incorrect old password without storing it. */
export interface PasswordDigest {
  salt: string;
  digest: string;
  iterations: number;
}

export interface Session {
  /** Without a token: that is in a cookie, which scripts cannot read. */
  user_info: { data: User };
  appName: Application;
  device_id: string;
  system_access: SystemAccess[];
  current_pw: PasswordDigest;
}

/** The name of the caller in calls that carry a username. */
export const usernameOf = ({ username, emailaddress }: User) => username || emailaddress;

// A stored login is checked, because an older version, an extension or the user may have written something else.

const text = v.string();
const number = v.number();
/** Must be valid in a header. */
const token = v.pipe(text, v.regex(/^[!-~]+$/));
const hex = v.pipe(text, v.regex(/^([\da-f]{2})+$/));
const roleId = v.pipe(text, v.regex(/^\d+$/));

/** Strict, so that the token which an older version stored here is not accepted. */
const userInfo: v.GenericSchema<unknown, Session['user_info']> = v.strictObject({
  data: v.object({
    recordid: number,
    emailaddress: text,
    email: text,
    firstname: text,
    username: v.nullish(text),
    department: text,
    role: roleId,
    rolesid: roleId,
    productavega_tag: v.boolean(),
  }),
});

const systemAccess = v.object({
  tabaccessid: number,
  tabname: text,
  tabicon: text,
  modaccessid: number,
  labelname: text,
  modicon: text,
  routename: text,
});

/** Limited, because very many iterations would block the password check. */
const iterations = v.pipe(number, v.integer(), v.minValue(1), v.maxValue(10_000_000));

export const sessionSchemas = {
  user_info: userInfo,
  device_id: token,
  system_access: v.array(systemAccess),
  current_pw: v.object({ salt: hex, digest: hex, iterations }),
};

export type Application = 'AGORA' | 'ALAGA MD';

/** The choice on the login page. */
export const APPLICATIONS: { value: Application; label: string }[] = [
  { value: 'AGORA', label: 'AGORA ADMIN' },
  { value: 'ALAGA MD', label: 'ALAGA MD ADMIN' },
];
