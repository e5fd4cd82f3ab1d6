// Which brand's members a person may see: the department INT APD those of the first brand, all others those of the
// second.
import { UNREAD_ROWS } from '#wire/unread';
import type { CheckedAnswer } from '../answers/answers';
import type { Identity } from '../upstreamCall';

export const seesSecondBrand = ({ department }: Pick<Identity, 'department'>) => department !== 'INT APD';

/**
 * Removes rows of the other brand, and rows that do not name their brand in `field`. A streamed body is not filtered:
 * only the mocks answer such an operation with one.
 */
export function withRowsOfBrand(answer: CheckedAnswer, field: string, identity: Identity): CheckedAnswer {
  const { content, body } = answer;
  if (!Buffer.isBuffer(body) || typeof content !== 'object' || content === null) return answer;
  const isSeen = (row: unknown) => Object(row)[field] === seesSecondBrand(identity);
  let isWhole = true;
  const entries = Object.entries(content).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value];
    if (name === UNREAD_ROWS) {
      isWhole = false;
      // Of a row of an unknown brand nothing is told.
      return [name, value.flatMap((row) => (isSeen(row) ? [row] : Object(row)[field] === undefined ? [{}] : []))];
    }
    const rows = value.filter(isSeen);
    isWhole &&= rows.length === value.length;
    return [name, rows];
  });
  if (isWhole) return answer;
  const visible = Object.fromEntries(entries);
  return { ...answer, content: visible, body: Buffer.from(JSON.stringify(visible)) };
}
