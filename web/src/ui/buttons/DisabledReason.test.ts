import { readdirSync, readFileSync } from 'node:fs';
import { Button } from '@blueprintjs/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DisabledReason } from './DisabledReason';

const drawn = (whyNot: string | undefined) =>
  renderToStaticMarkup(
    // biome-ignore lint/correctness/noChildrenProp: `createElement` takes no function as a child.
    createElement(DisabledReason, { whyNot, children: (off) => createElement(Button, { ...off, text: 'Export' }) }),
  );

it('a button that cannot work yet keeps the focus, and is described by the reason', () => {
  const html = drawn('The list is still loading.');
  const [, id] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toMatch(/ disabled/);
  expect(html).toContain(
    `<span id="${id}" role="tooltip" class="why-not" popover="manual">The list is still loading.</span>`,
  );
});

it('a button that can work has no description', () => {
  expect(drawn(undefined)).not.toMatch(/aria-disabled|aria-describedby|tooltip/);
});

/** Buttons that may be `disabled`, each with the reason why it needs no `DisabledReason`. */
const DISABLED: Record<string, string> = {
  'areas/session/SignInDialogs.tsx':
    'what is on its way, and spins, is the other of two answers, or cannot be called back',
  'app/select/SelectDialog.tsx': 'as there',
  'areas/providers/ProviderDialogs.tsx': 'as there',
  'areas/digicard/LabelsSection.tsx': 'as there',
  'areas/digicard/StylePanel.tsx': 'as there',
  'shared/review/case/DisapprovalDialog.tsx': 'as there',
  'ui/dialogs/DetailDialog.tsx': 'as there',
  'ui/dialogs/SaveDialog.tsx': 'as there',
  'shared/review/case/CaseDialog.tsx': 'the reason stands beside the decisions, and describes them',
};

it('no other button is disabled without a reason', () => {
  const files = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('areas/tester/'));
  const silent = files.filter((file) =>
    /<(Busy|Icon)?Button\b(?:[^>]|=>)*?\sdisabled=/.test(readFileSync(`web/src/${file}`, 'utf8')),
  );
  expect(silent.toSorted()).toEqual(Object.keys(DISABLED).toSorted());
});
