// Finds the lines of operations and answers in the contract, for the links of the page.
import { readdirSync, readFileSync } from 'node:fs';

/** The lines of each area's file. */
export type Contract = Map<string, string[]>;

export const fileOf = (area: string) => `openapi/areas/${area}.yaml`;

export const readContract = (): Contract =>
  new Map(
    readdirSync('openapi/areas').map((file) => [
      file.replace(/\.yaml$/, ''),
      readFileSync(`openapi/areas/${file}`, 'utf8').split('\n'),
    ]),
  );

/**
 * The line number, from 1. For an example or a status that is defined elsewhere, as in `common.yaml`, the line of the
 * status or of the operation.
 */
export function lineOf(lines: string[], operation: string, status?: string, example?: string): number {
  const begin = lines.findIndex((line) => line.trim() === `operationId: ${operation}`);
  if (begin < 0) return 1;
  const end = lines.findIndex((line, index) => index > begin && /^\s*operationId:|^\w/.test(line));
  const find = (text: string, from: number, to: number) => {
    const found = lines.slice(from, to).findIndex((line) => line.trimStart().startsWith(text));
    return found < 0 ? undefined : from + found;
  };
  const last = end < 0 ? lines.length : end;
  const answer = status && find(`"${status}":`, begin, last);
  if (!answer) return begin + 1;
  const next = lines.findIndex((line, index) => index > answer && /^\s*"\d{3}":/.test(line));
  const named = example && find(`${example}:`, answer, Math.min(last, next < 0 ? last : next));
  return (named || answer) + 1;
}

/** The lines of an operation in the file of its area, beginning with its name, and the number of the first one. */
export function blockOf(lines: string[], operation: string): { first: number; block: string[] } {
  const at = lineOf(lines, operation) - 1;
  const isName = (line: string) => /^\w/.test(line);
  const begin = Math.max(0, lines.slice(0, at + 1).findLastIndex(isName));
  const length = lines.slice(begin + 1).findIndex(isName);
  return { first: begin + 1, block: lines.slice(begin, length < 0 ? lines.length : begin + 1 + length) };
}
