// Playwright's global teardown: saves the mocks' record of the calls they got, for coverage/ to evaluate.
import { mkdir, writeFile } from 'node:fs/promises';
import type { FullConfig } from '@playwright/test';
import { COVERAGE_FILE } from '../coverage';

export default async function saveCoverage(config: FullConfig): Promise<void> {
  const answer = await fetch(new URL('control/coverage', config.projects[0]?.use.baseURL)).catch(() => undefined);
  if (!answer?.ok) return;
  await mkdir('.cache', { recursive: true });
  await writeFile(COVERAGE_FILE, await answer.text());
}
