// What reached each answer of the contract: the scripts in the browser, told apart by their worlds, and the contract test.
import { type Suite, scriptsOf } from '../checks/scriptReport';

/** As `GET /control/coverage` says it. */
export interface Covered {
  operation: string;
  area: string;
  /** `forced` are the worlds in which a fault has said so. */
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
  /** As file › title; a world that is nobody's, such as that of a browser beside the script, by its own name. */
  scripts: string[];
  contractTest: boolean;
  /** Nobody had it but where a fault has said so. */
  isForced: boolean;
}

const OF_CONTRACT_TEST = 'contract:test';

interface Noted {
  title: string;
  tests: { annotations: { type: string; description?: string }[] }[];
}

/** A script notes its world in the report. */
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

/** Of the stack of the scripts and, where it ran, that of the contract test. */
export function merged(ofScripts: Covered[], ofContractTest: Covered[], scripts: Map<string, string>): Reached[] {
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
      const given = [...worlds, ...(other?.worlds ?? [])];
      const all = [...given, ...forced, ...(other?.forced ?? [])];
      const ofTest = all.filter((world) => world.startsWith(OF_CONTRACT_TEST));
      const others = all.filter((world) => !ofTest.includes(world));
      return {
        status,
        example,
        scripts: [...new Set(others.map((world) => scripts.get(world) ?? world))].sort(),
        contractTest: ofTest.length > 0,
        isForced: given.length === 0 && all.length > 0,
      };
    }),
  }));
}
