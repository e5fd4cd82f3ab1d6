// Measures the CPU time of all descendants of this process, which depends little on other work on the machine. It reads
// the running processes regularly, because no parent waits for most of a browser's processes, so their time is missing
// from the sums that the system keeps of ended children.
import { readdirSync, readFileSync } from 'node:fs';

export interface Reading {
  pid: number;
  parent: number;
  /** When it began; together with the pid this identifies a process, because pids are reused. */
  began: number;
  /** Seconds of the process itself, and of its ended children that it has waited for. */
  own: number;
  waitedFor: number;
}

/** The step that a child of this process belongs to, by its command; undefined for none. */
type StepOf = (pid: number) => string | undefined;

interface Seen extends Reading {
  isThere: boolean;
  under?: Seen;
  step?: string;
}

/**
 * A reading takes milliseconds. The time of a process that ends between two readings is mostly counted by its parent.
 */
const LOOK_EVERY_MS = 1000;
/** The name for the time that belongs to no step. */
export const REST = 'the rest';

export class CpuTime {
  private readonly seen = new Map<string, Seen>();

  constructor(
    private readonly root: number,
    private readonly stepOf: StepOf,
  ) {}

  look(readings: Reading[]): void {
    for (const seen of this.seen.values()) seen.isThere = false;
    const byPid = new Map(readings.map((reading) => [reading.pid, reading]));
    for (const reading of readings) this.take(reading, byPid);
  }

  /** Undefined for a process that is no descendant of the root. A descendant stays one when its parent has ended. */
  private take(reading: Reading, byPid: Map<number, Reading>): Seen | undefined {
    const key = `${reading.pid} ${reading.began}`;
    const known = this.seen.get(key);
    if (known?.isThere) return known;
    const above = byPid.get(reading.parent);
    const under = known ? known.under : above && reading.pid !== this.root ? this.take(above, byPid) : undefined;
    if (!known && !under && reading.pid !== this.root) return undefined;
    const step = known?.step ?? (under?.pid === this.root ? this.stepOf(reading.pid) : under?.step);
    const seen = Object.assign(known ?? {}, reading, { isThere: true, under, step });
    this.seen.set(key, seen);
    return seen;
  }

  /** The seconds of each step. */
  seconds(): Map<string, number> {
    const all = [...this.seen.values()];
    const below = (parent?: Seen) => all.filter(({ under }) => under === parent);
    const sum = (some: Seen[]) => some.reduce((total, each) => total + totalOf(each), 0);
    const totalOf = (seen: Seen): number => {
      const children = below(seen);
      const ended = sum(children.filter(({ isThere }) => !isThere));
      // The parent's sum has children that ended between two readings; the readings have children that it did not wait
      // for.
      return seen.own + sum(children.filter(({ isThere }) => isThere)) + Math.max(ended, seen.waitedFor);
    };
    const seconds = new Map<string, number>();
    const add = (step: string, some: number) => seconds.set(step, (seconds.get(step) ?? 0) + some);
    for (const root of below()) {
      add(REST, totalOf(root));
      for (const child of below(root)) {
        if (!child.step) continue;
        add(child.step, totalOf(child));
        add(REST, -totalOf(child));
      }
    }
    return seconds;
  }
}

/** Undefined on systems other than Linux. */
export function watchCpuTime(stepOf: (command: string) => string | undefined): (() => Map<string, number>) | undefined {
  if (process.platform !== 'linux') return undefined;
  const time = new CpuTime(process.pid, (pid) => {
    const command = contentOf(`/proc/${pid}/cmdline`);
    return command && stepOf(command.replaceAll('\0', ' '));
  });
  const look = () => time.look(readProcesses());
  look();
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    look();
    return time.seconds();
  };
}

/** Ticks per second in /proc: Linux uses 100 on every machine. */
const TICKS = 100;

export function readProcesses(): Reading[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = contentOf(`/proc/${name}/stat`);
      if (stat === undefined) return [];
      // The name of the program is in brackets and may contain brackets.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const [, parent = 0, , , , , , , , , , user = 0, system = 0, childUser = 0, childSystem = 0] = fields;
      const began = fields[19] ?? 0;
      const [own, waitedFor] = [(user + system) / TICKS, (childUser + childSystem) / TICKS];
      return [{ pid: Number(name), parent, began, own, waitedFor }];
    });
}

/** Undefined if the process has ended meanwhile. */
function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
