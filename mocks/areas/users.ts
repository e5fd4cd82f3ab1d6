// The staff is that of signing in, so whoever is added, changed or let in no more finds it so at the next sign-in.
import { randomInt } from 'node:crypto';
import type { components } from '#contract';
import { defineArea, nextOf } from '../area';
import { type Person, userRoleOf } from '../people';
import { sameText } from '../sameText';
import { endSessionsOf, personOf, session } from './session';

type Schemas = components['schemas'];

const SYSTEM_CODE = 'SC00999';
const PASSWORD_LENGTH = 12;
// Without 0/O and 1/l/I, which people read wrongly from a mail.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789!@#$%^&*_';
const ASKED_OF_A_PASSWORD = [/[a-z]/, /[A-Z]/, /\d/, /[!@#$%^&*_]/];

const mayList = (person: Person | undefined) => person?.rolesid === '1' || person?.department === 'MIS TECH';

/** Without the password, and whatever else is nobody's business. */
const listed = (person: Person): Schemas['AdminUser'] => ({
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

/** What an administrator says of a person, as signing in wants it. */
function saidOf(fields: Schemas['UserFields']) {
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

const isUsed = (people: Person[], email: string, except?: Person) =>
  people.some((person) => person !== except && sameText(person.emailaddress, email));

function newPassword(): string {
  const password = Array.from({ length: PASSWORD_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return ASKED_OF_A_PASSWORD.every((asked) => asked.test(password)) ? password : newPassword();
}

export const users = defineArea({
  name: 'users',
  seed: () => ({}),
  handlers: {
    listAdminUsers: ({ token, world }) => {
      const state = world.state(session);
      if (!mayList(personOf(state, token))) return { example: 'invalidAccessToken' };
      return { status: 200, body: { data: state.people.map(listed) } };
    },
    addUser: ({ body, world }) => {
      const { people } = world.state(session);
      if (isUsed(people, body.Value.emailaddress)) return { example: 'alreadyUsed' };
      const recordid = nextOf(people.map((person) => person.recordid));
      people.push({
        ...saidOf(body.Value),
        recordid,
        userrolesid: userRoleOf(recordid),
        password: body.Value.password,
        passwordExpired: false,
        status: 'A',
        lockedOut: false,
      });
      return { example: 'default' };
    },
    updateUser: ({ body, world }) => {
      const state = world.state(session);
      const { recordid, emailaddress, status } = body.Value;
      const person = state.people.find((candidate) => candidate.recordid === recordid);
      if (!person) return { example: 'unknown' };
      if (isUsed(state.people, emailaddress, person)) return { example: 'alreadyUsed' };
      if (status === 'D') endSessionsOf(state, person);
      Object.assign(person, saidOf(body.Value), { status });
      return { example: 'default' };
    },
    resetUserPassword: ({ body, world }) => {
      const { recordid, emailaddress } = body.Value;
      const person = world.state(session).people.find((candidate) => candidate.recordid === recordid);
      // A password goes to nobody but its owner.
      if (!person || !sameText(person.emailaddress, emailaddress)) return { example: 'unknown' };
      person.password = newPassword();
      person.passwordExpired = false;
      world.mail(person.emailaddress, 'Your new password', person.password);
      return { example: 'default' };
    },
  },
});
