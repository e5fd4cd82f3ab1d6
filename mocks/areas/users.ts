// The users are the people who sign in: a change takes effect at their next sign-in.
import { randomInt } from 'node:crypto';
import type { components } from '#contract';
import { defineArea } from '../area';
import { type Person, userRoleOf } from '../people';
import { DONE, findOrUnknown, isTaken, nextId, sameText, UNKNOWN } from '../records';
import type { World } from '../worlds/world';
import { callerOf, endSessionsOf, sessionStore } from './session/state';

type Schemas = components['schemas'];

const SYSTEM_CODE = 'SC00999';
const PASSWORD_LENGTH = 12;
// Without 0/O and 1/l/I, which are easily misread.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789!@#$%^&*_';
const PASSWORD_RULES = [/[a-z]/, /[A-Z]/, /\d/, /[!@#$%^&*_]/];

const ADMINISTRATOR = '1';

const isAdministrator = (person: Person | undefined) => person?.rolesid === ADMINISTRATOR;
const mayList = (person: Person | undefined) => isAdministrator(person) || person?.department === 'MIS TECH';
/** Only an administrator may change an administrator. */
const isAboveCaller = (world: World, token: string, { rolesid }: Pick<Person, 'rolesid'>) =>
  rolesid === ADMINISTRATOR && !isAdministrator(callerOf(world, token));

/** Without the password and other fields that only signing in needs. */
const userOf = (person: Person): Schemas['AdminUser'] => ({
  recordid: person.recordid,
  emailaddress: person.emailaddress,
  lastname: person.lastname,
  firstname: person.firstname,
  middlename: person.middlename,
  rolesid: person.rolesid,
  userrolesid: person.userrolesid,
  status: person.status,
  department: person.department,
  employee_id: person.employee_id,
  productavega_tag: person.productavega_tag,
  syscode: SYSTEM_CODE,
});

/** The fields that an administrator has entered, normalised for comparison at sign-in. */
function personFieldsOf(fields: Schemas['UserFields']) {
  const { lastname, firstname, middlename, rolesid, employee_id, department, productavega_tag } = fields;
  const emailaddress = fields.emailaddress.trim().toLowerCase();
  const [username = ''] = emailaddress.split('@');
  return {
    emailaddress,
    username,
    lastname,
    firstname,
    middlename,
    rolesid,
    employee_id,
    department,
    productavega_tag,
  };
}

function newPassword(): string {
  const password = Array.from({ length: PASSWORD_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return PASSWORD_RULES.every((rule) => rule.test(password)) ? password : newPassword();
}

export const users = defineArea({
  name: 'users',
  seed: () => ({}),
  handlers: {
    listAdminUsers: ({ token, world }) => {
      if (!mayList(callerOf(world, token))) return { example: 'invalidAccessToken' };
      return { status: 200, body: { data: world.state(sessionStore).people.map(userOf) } };
    },
    addUser: ({ body, token, world }) => {
      const { people } = world.state(sessionStore);
      if (isAboveCaller(world, token, body.Value)) return { example: 'roleNotGiven' };
      if (isTaken(people, 'emailaddress', body.Value.emailaddress)) return { example: 'alreadyUsed' };
      const recordid = nextId(people, 'recordid');
      people.push({
        ...personFieldsOf(body.Value),
        recordid,
        userrolesid: userRoleOf(recordid),
        password: body.Value.password,
        passwordExpired: false,
        status: 'A',
        lockedOut: false,
      });
      return DONE;
    },
    updateUser: ({ body, token, world }) => {
      const state = world.state(sessionStore);
      const { recordid, emailaddress, status } = body.Value;
      return findOrUnknown(state.people, 'recordid', recordid, (person) => {
        if (isAboveCaller(world, token, person)) return { example: 'administrator' };
        if (isAboveCaller(world, token, body.Value)) return { example: 'roleNotGiven' };
        if (isTaken(state.people, 'emailaddress', emailaddress, person)) return { example: 'alreadyUsed' };
        if (status === 'D') endSessionsOf(state, person);
        Object.assign(person, personFieldsOf(body.Value), { status });
        return DONE;
      });
    },
    resetUserPassword: ({ body, token, world }) => {
      const { recordid, emailaddress } = body.Value;
      return findOrUnknown(world.state(sessionStore).people, 'recordid', recordid, (person) => {
        // A new password is only mailed to the address of its own record.
        if (!sameText(person.emailaddress, emailaddress)) return UNKNOWN;
        if (isAboveCaller(world, token, person)) return { example: 'administrator' };
        person.password = newPassword();
        person.passwordExpired = false;
        world.mail(person.emailaddress, 'Your new password', person.password);
        return DONE;
      });
    },
  },
});
