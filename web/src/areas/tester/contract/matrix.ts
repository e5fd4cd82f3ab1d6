// A table of who may make which call, read from the contract with the rule that the gateway uses.
import { isGivenTo } from '#wire/powers';
import { DEPARTMENTS } from '@/app/session/rules';
import { type ContractDocument, type DescribedOperation, operationsOf, powersOf } from './document';

/** Who in a department may make the call: everybody, only administrators, or nobody. */
export type Cell = 'all' | 'role 1' | 'no';

export interface Row {
  id: string;
  /**
   * A cell for each department, in the order of `DEPARTMENTS`; for calls without a session, a text that names the
   * caller.
   */
  who: Cell[] | string;
  /** The screens in AGORA's menu that also allow it, and the departments for which they do not. */
  screens: string[];
  never: string[];
  /** Whether only administrators may make it about an administrator. */
  isGuarded: boolean;
}

const ADMINISTRATOR = '1';
const ANYBODY_ELSE = '2';

export const rowsOf = (contract: ContractDocument): Row[] =>
  operationsOf(contract).map((operation) => rowOf(operation, contract));

function rowOf(operation: DescribedOperation, contract: ContractDocument): Row {
  const powers = powersOf(operation, contract);
  const has = (rolesid: string, department: string) =>
    powers.some((power) => isGivenTo(power, { rolesid, department }));
  const cells = DEPARTMENTS.map((department): Cell => {
    if (has(ANYBODY_ELSE, department)) return 'all';
    return has(ADMINISTRATOR, department) ? 'role 1' : 'no';
  });
  const byScreen = cells.every((cell) => cell === 'all') ? [] : powers.filter(({ screen }) => screen);
  return {
    id: operation.operationId,
    who: powers.length > 0 ? cells : withoutPower(operation),
    screens: byScreen.flatMap(({ screen }) => screen ?? []),
    never: byScreen.flatMap(({ except = [] }) => except),
    isGuarded: operation['x-power-of'] !== undefined || operation['x-power-of-record'] !== undefined,
  };
}

const withoutPower = ({ 'x-gateway-own': isGateways, 'x-ticket': ticket }: DescribedOperation): string => {
  if (isGateways) return 'the gateway only';
  return ticket ? 'anyone who has entered the one-time password' : 'anyone, signed in or not';
};
