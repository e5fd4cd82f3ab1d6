// What departed from the contract before the literal upstream, as its gateways leave it when they stop.
import { existsSync, readFileSync } from 'node:fs';
import { VARIANTS, type Variant } from '../../mocks/literal/shapes';

export const driftOf = (variant: Variant) => `.cache/literal-${variant}-drift.json`;

interface Departure {
  operation: string;
  part: string;
  place: string;
  rule: string;
}

/** What is a departure because it was decided that it should be: `openapi/decisions.md`. */
const KNOWN = [
  // The specification names no field of a company record, so the contract cannot have those that a server gives it.
  'listCompanyRecords: answer 200: /data/*: has a field that the contract does not have',
  // A code is right by a clear yes alone. How its check is answered the specification does not show.
  ...['verifyAgoraRecoveryOtp', 'verifyAlagaMdRecoveryOtp'].flatMap((operation) => [
    `${operation}: answer 200: /: is text/plain, not application/json`,
    `${operation}: answer 200: /: has no success`,
  ]),
];

/** A line for each departure; and for a variant whose gateway has left no report, so that nobody knows. */
export function departuresFrom(read: (variant: Variant) => string | undefined): string[] {
  return VARIANTS.flatMap((variant) => {
    const report = read(variant);
    if (report === undefined) return [`literal-${variant}: there is no report of what departed from the contract`];
    const { departures }: { departures: Departure[] } = JSON.parse(report);
    return departures
      .map(({ operation, part, place, rule }) => [operation, part, place, rule].join(': '))
      .filter((line) => !KNOWN.includes(line))
      .map((line) => `literal-${variant}: ${line}`);
  });
}

export const literalDepartures = () =>
  departuresFrom((variant) => (existsSync(driftOf(variant)) ? readFileSync(driftOf(variant), 'utf8') : undefined));
