// The build leaves out the Blueprint styles that the console does not use. Every element that a script meets is
// checked, so that none is drawn whose styles were left out.
import type { BrowserContext } from '@playwright/test';
import { UNUSED_COMBINATIONS } from '../../web/build/blueprintClasses';
import { blueprintSheet, selectorsLeftOut } from '../../web/build/blueprintCss';

let missing: Promise<string[]> | undefined;

/** Collects the selectors that match an element on a page although the build leaves their styles out. */
export async function watchUnstyledElements(context: BrowserContext): Promise<Set<string>> {
  missing ??= blueprintSheet().then(selectorsLeftOut);
  const found = new Set<string>();
  await context.exposeBinding('recordLooks', (_, selectors: string[]) => {
    for (const selector of selectors) found.add(selector);
  });
  const alone = (await missing).filter((selector) => !UNUSED_COMBINATIONS.includes(selector));
  await context.addInitScript(lookAtEverything, { alone, within: UNUSED_COMBINATIONS });
  return found;
}

/**
 * Runs in the page. Selectors of a single element (`alone`) are matched once for each set of classes, because there are
 * many elements but few sets.
 */
function lookAtEverything({ alone, within }: { alone: string[]; within: string[] }): void {
  const { recordLooks } = window as unknown as { recordLooks: (selectors: string[]) => void };
  const known = new Set<string>();
  let isPlanned = false;

  const look = (element: Element) => {
    const key = `${element.localName} ${element.getAttribute('class')}`;
    if (!key.includes('bp6-') || known.has(key)) return;
    known.add(key);
    if (element.matches(alone.join())) recordLooks(alone.filter((selector) => element.matches(selector)));
  };
  const lookAround = () => {
    isPlanned = false;
    if (document.querySelector(within.join()))
      recordLooks(within.filter((selector) => document.querySelector(selector)));
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') look(target as Element);
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        look(added);
        for (const element of added.querySelectorAll('[class*=bp6-]')) look(element);
      }
    }
    if (!isPlanned) setTimeout(lookAround, 100);
    isPlanned = true;
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['class'] });
}
