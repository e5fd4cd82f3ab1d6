// Whose members somebody sees: INT APD those of the first brand, everybody else those of the second.
import type { CheckedAnswer } from '../answers/answers';
import type { Identity } from '../upstreamCall';

export const seesSecondBrand = ({ department }: Pick<Identity, 'department'>) => department !== 'INT APD';

/**
 * The answer without the rows of the other brand, which its field tells, and without rows that do not tell. What passes as it arrives
 * is of the mocks alone.
 */
export function withRowsOfBrand(answer: CheckedAnswer, field: string, identity: Identity): CheckedAnswer {
  const { said, body } = answer;
  if (!Buffer.isBuffer(body) || typeof said !== 'object' || said === null) return answer;
  const isSeen = (row: unknown) => Object(row)[field] === seesSecondBrand(identity);
  let isWhole = true;
  const entries = Object.entries(said).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value];
    const rows = value.filter(isSeen);
    isWhole &&= rows.length === value.length;
    return [name, rows];
  });
  if (isWhole) return answer;
  const kept = Object.fromEntries(entries);
  return { ...answer, said: kept, body: Buffer.from(JSON.stringify(kept)) };
}
