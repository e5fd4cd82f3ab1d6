// Reads Playwright's report of the last run of the scripts.
import { existsSync, readFileSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';

export const SCRIPT_REPORT = '.cache/e2e.json';

export const scriptReport = (): JSONReport | undefined =>
  existsSync(SCRIPT_REPORT) ? JSON.parse(readFileSync(SCRIPT_REPORT, 'utf8')) : undefined;

export interface Suite<Spec> {
  title: string;
  specs: Spec[];
  suites?: Suite<Spec>[];
}

/** Every script, with the titles of its file and describe blocks in front of its own. */
export function scriptsOf<Spec extends { title: string }>(suites: Suite<Spec>[]): { script: string; spec: Spec }[] {
  return suites.flatMap(({ title, specs, suites: inner = [] }) =>
    [...specs.map((spec) => ({ script: spec.title, spec })), ...scriptsOf(inner)].map(({ script, spec }) => ({
      script: `${title} › ${script}`,
      spec,
    })),
  );
}
