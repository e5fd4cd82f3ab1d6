// Counts departures from the contract by operation and place. Writes them to a JSON file and prints a table.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SchemaError } from '../answers/schemaErrors';

const EVERY_MS = 30_000;

interface Line extends SchemaError {
  operation: string;
  part: string;
  count: number;
  first: string;
  last: string;
}

export interface DriftReport {
  count(operation: string): void;
  note(operation: string, part: string, departure: SchemaError): void;
  /** Writes the report a last time and stops the regular writing. */
  write(): void;
}

export function driftReport(file: string, print: (text: string) => void = console.log): DriftReport {
  const calls = new Map<string, number>();
  const lines = new Map<string, Line>();
  let isWritten = false;

  function write(): void {
    if (isWritten) return;
    isWritten = true;
    const departures = [...lines.values()].sort((one, other) => one.operation.localeCompare(other.operation));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ calls: Object.fromEntries(calls), departures }, null, 2)}\n`);
    print(tableOf(departures, calls));
  }
  const timer = setInterval(write, EVERY_MS).unref();

  return {
    count(operation: string): void {
      isWritten = false;
      calls.set(operation, (calls.get(operation) ?? 0) + 1);
    },
    note(operation: string, part: string, { place, rule }: SchemaError): void {
      isWritten = false;
      const now = new Date().toISOString();
      const key = [operation, part, place, rule].join(' ');
      const line = lines.get(key) ?? { operation, part, place, rule, count: 0, first: now, last: now };
      lines.set(key, { ...line, count: line.count + 1, last: now });
    },
    write(): void {
      clearInterval(timer);
      isWritten = false;
      write();
    },
  };
}

function tableOf(departures: Line[], calls: ReadonlyMap<string, number>): string {
  const total = [...calls.values()].reduce((sum, count) => sum + count, 0);
  const heading = `${total} calls of ${calls.size} operations, ${departures.length} departures from the contract`;
  const rows = departures.map(({ operation, part, place, rule, count }) => [
    `${count} ×`,
    operation,
    part,
    place,
    rule,
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  const written = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));
  return [heading, ...written].join('\n');
}
