// The JUnit report: each step is a test case with its errors.
import { expect, it } from 'vitest';
import { junitOf } from './junit';
import type { PlayedScript, PlayedStep } from './page';

const step = (title: string, errors: string[] = []): PlayedStep => ({
  ...{ title, errors, failed: errors.length > 0, ms: 1500 },
  ...{ steps: [], calls: [], pictures: [] },
});
const script = (title: string, changes: Partial<PlayedScript>): PlayedScript => ({
  ...{ area: 'remarks', file: '', title, outcome: 'passed', ms: 10, errors: [], steps: [], calls: [], pictures: [] },
  ...changes,
});

it('has a suite for each area, a case for each step, and counts them', () => {
  const xml = junitOf('The contract', [
    script('listRemarks', {
      outcome: 'failed',
      steps: [step('answers'), step('refuses', ['1 < 2 & "3"', 'more\u0000'])],
    }),
    script('addRemark', { outcome: 'skipped', errors: ['Not asked.'] }),
    script('listUsers', { area: 'users', steps: [step('answers')] }),
  ]);
  expect(xml).toContain('<testsuites name="The contract" tests="4" failures="1" skipped="1" time="4.510">');
  expect(xml).toContain('<testsuite name="remarks" tests="3" failures="1" skipped="1" time="3.010">');
  expect(xml).toContain('<testcase classname="listRemarks" name="answers" time="1.500"/>');
  expect(xml).toContain(
    '<failure message="1 &lt; 2 &amp; &quot;3&quot;">1 &lt; 2 &amp; &quot;3&quot;\nmore?</failure>',
  );
  expect(xml).toContain('name="addRemark" time="0.010"><skipped message="Not asked."/></testcase>');
  expect(xml.match(/<testsuite /g)).toHaveLength(2);
});
