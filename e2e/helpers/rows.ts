import type { Page } from '@playwright/test';

/** The rows that the server answers a long export with from now on. The browser keeps nothing of what a page reads while it comes. */
export async function rowsAnswered<Row>(page: Page, url: string): Promise<() => Promise<Row[]>> {
  const answers: Promise<Row[]>[] = [];
  await page.route(url, async (route) => {
    const response = await route.fetch();
    answers.push(response.json().then(({ data }) => data));
    await route.fulfill({ response });
  });
  return async () => (await Promise.all(answers)).flat();
}
