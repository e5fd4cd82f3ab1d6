// Who may do what gives power over others. The contract declares it (`x-powers`), and the console's guards are tested against it.
import { powers } from '../../../openapi/generated/policy';
import { notAllowed } from '../refusals';
import type { Identity } from '../upstreamCall';
import type { OperationPolicy } from './declared';
import { type Carried, textAt, valueAt } from './fields';

/** Whether AGORA's system access names the screen for the person's role. */
export type OpensScreen = (identity: Identity, screen: string) => Promise<boolean>;

export async function has(identity: Identity, name: string, opensScreen: OpensScreen): Promise<boolean> {
  const { roles, departments = [], screen } = powers[name] ?? { roles: [] };
  if (roles.includes(identity.rolesid) || departments.includes(identity.department)) return true;
  return screen !== undefined && identity.application === 'AGORA' && (await opensScreen(identity, screen));
}

export async function requirePower({ power }: OperationPolicy, identity: Identity, opensScreen: OpensScreen) {
  if (power !== null && !(await has(identity, power, opensScreen))) throw notAllowed();
}

/** Some values need a power of their own, such as the role Administrator; so does what is not written like any value. */
export async function requirePowerOfValues({ powerOf }: OperationPolicy, identity: Identity, carried: Carried) {
  for (const { place, value, power, pattern } of powerOf) {
    const said = textAt(place, carried);
    const isOther = said !== undefined && said !== value && new RegExp(pattern).test(said);
    const isMissing = valueAt(place, carried) === undefined;
    if (!isOther && !isMissing && !(await has(identity, power, async () => false))) throw notAllowed();
  }
}

/** The value of a record's field, as the server has it; undefined where there is no such record. */
export type FieldOfRecord = (list: string, record: string, field: string) => Promise<string | undefined>;

/** So do some records, such as those of administrators. Whoever has the power needs no look at them. */
export async function requirePowerOfRecord(
  { powerOfRecord }: OperationPolicy,
  identity: Identity,
  carried: Carried,
  fieldOf: FieldOfRecord,
): Promise<void> {
  if (!powerOfRecord || (await has(identity, powerOfRecord.power, async () => false))) return;
  const { record, list, field, value } = powerOfRecord;
  if ((await fieldOf(list, textAt(record, carried) ?? '', field)) === value) throw notAllowed();
}
