import type { Page } from '@playwright/test';

/**
 * Collects the rows that the server answers a long export with from now on. Needed because the browser does not keep an
 * answer that the page reads as a stream.
 */
export async function rowsAnswered<Row>(page: Page, url: string): Promise<() => Promise<Row[]>> {
  const answers: Promise<Row[]>[] = [];
  await page.route(url, async (route) => {
    const response = await route.fetch();
    answers.push(response.json().then(({ data }) => data));
    await route.fulfill({ response });
  });
  return async () => (await Promise.all(answers)).flat();
}
