// The specification describes a login's answer as "data (user, access_token)". So the user may be `data` or in it, and
// the token in `data`, in the user or beside them.
import { type Fields, isObject } from './parts';

export function inLoginForm(answer: Fields): Fields {
  const data = Array.isArray(answer.data) && answer.data.length === 1 ? answer.data[0] : answer.data;
  if (!isObject(data)) return answer;
  const { access_token: inData, user: within, ...own } = data;
  const user = isObject(within) ? within : own;
  const { access_token: inUser, ...person } = user;
  const tokens = [inData, answer.access_token, inUser].filter((token) => token !== undefined);
  // With two different tokens it is unclear which one is the person's.
  if (new Set(tokens).size !== 1) return {};
  return { data: { access_token: tokens[0], user: person } };
}
