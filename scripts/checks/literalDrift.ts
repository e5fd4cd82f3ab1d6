// Collects the departures from the contract that the gateways in front of the literal upstream have reported.
import { existsSync, readFileSync } from 'node:fs';
import { VARIANTS, type Variant } from '../../mocks/literal/shapes';

export const driftOf = (variant: Variant) => `.cache/literal-${variant}-drift.json`;

interface Departure {
  operation: string;
  part: string;
  place: string;
  rule: string;
}

/** Departures that are intended; the reasons are in `openapi/decisions.md`. */
const KNOWN = [
  // The specification names no fields of a company record, so the contract cannot have them.
  'listCompanyRecords: answer 200: /data/*: has a field that the contract does not have',
  // The contract requires a clear yes for a code, but the specification does not show the answer.
  ...['verifyAgoraRecoveryOtp', 'verifyAlagaMdRecoveryOtp'].flatMap((operation) => [
    `${operation}: answer 200: /: is text/plain, not application/json`,
    `${operation}: answer 200: /: has no success`,
  ]),
];

/** A line for each departure, and for each variant whose gateway has left no report. */
export function departuresFrom(read: (variant: Variant) => string | undefined): string[] {
  return VARIANTS.flatMap((variant) => {
    const report = read(variant);
    if (report === undefined) return [`literal-${variant}: there is no report of departures from the contract`];
    const { departures }: { departures: Departure[] } = JSON.parse(report);
    return departures
      .map(({ operation, part, place, rule }) => [operation, part, place, rule].join(': '))
      .filter((line) => !KNOWN.includes(line))
      .map((line) => `literal-${variant}: ${line}`);
  });
}

export const literalDepartures = () =>
  departuresFrom((variant) => (existsSync(driftOf(variant)) ? readFileSync(driftOf(variant), 'utf8') : undefined));
