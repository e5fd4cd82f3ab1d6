// The build leaves out the Blueprint styles that the console does not use (`web/build/blueprintClasses.ts`).
import type { Page } from '@playwright/test';
import { blueprintSheet, selectorsLeftOut } from '../../web/build/blueprintCss';

let leftOut: Promise<string[]> | undefined;

/** The selectors that match an element on the page although the build leaves their styles out. */
export async function unstyledElements(page: Page): Promise<string[]> {
  leftOut ??= blueprintSheet().then(selectorsLeftOut);
  return page.evaluate((selectors) => selectors.filter((each) => document.querySelector(each)), await leftOut);
}
