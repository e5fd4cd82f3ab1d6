// What reached each answer of the contract: browser scripts, identified by their worlds, and the contract test.
import { type Suite, scriptsOf } from '../checks/scriptReport';

/** The format of `GET /control/coverage`. */
export interface Covered {
  operation: string;
  area: string;
  /** `forced` are the worlds in which a fault forced this answer. */
  answers: { status: string; example: string; worlds: string[]; forced: string[] }[];
}

export interface Reached {
  operation: string;
  area: string;
  answers: Answer[];
}

export interface Answer {
  status: string;
  example: string;
  /** As `file › title`; a world of no script, such as that of another browser, by the name of the world. */
  scripts: string[];
  contractTest: boolean;
  /** Whether this answer came only because of faults. */
  isForced: boolean;
}

const OF_CONTRACT_TEST = 'contract:test';

interface Noted {
  title: string;
  tests: { annotations: { type: string; description?: string }[] }[];
}

/** Scripts by the name of their world, which they note in the report of Playwright. */
export function scriptsByWorld(suites: Suite<Noted>[]): Map<string, string> {
  return new Map(
    scriptsOf(suites).flatMap(({ script, spec }) =>
      spec.tests
        .flatMap(({ annotations }) => annotations)
        .flatMap(({ type, description }) =>
          type === 'world' && description !== undefined ? [[description, script]] : [],
        ),
    ),
  );
}

/** Merges the coverage of the scripts with that of the contract test, if it ran. */
export function mergeCoverage(
  ofScripts: Covered[],
  ofContractTest: Covered[],
  scripts: Map<string, string>,
): Reached[] {
  const keyOf = (operation: string, status: string, example: string) => `${operation} ${status} ${example}`;
  const beside = new Map(
    ofContractTest.flatMap(({ operation, answers }) =>
      answers.map((answer) => [keyOf(operation, answer.status, answer.example), answer]),
    ),
  );
  return ofScripts.map(({ operation, area, answers }) => ({
    operation,
    area,
    answers: answers.map(({ status, example, worlds, forced }) => {
      const other = beside.get(keyOf(operation, status, example));
      const allWorlds = [...worlds, ...(other?.worlds ?? [])];
      const all = [...allWorlds, ...forced, ...(other?.forced ?? [])];
      const ofTest = all.filter((world) => world.startsWith(OF_CONTRACT_TEST));
      const others = all.filter((world) => !ofTest.includes(world));
      return {
        status,
        example,
        scripts: [...new Set(others.map((world) => scripts.get(world) ?? world))].sort(),
        contractTest: ofTest.length > 0,
        isForced: allWorlds.length === 0 && all.length > 0,
      };
    }),
  }));
}
