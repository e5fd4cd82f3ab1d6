// A recording of real servers as a scenario: it has their records with all people replaced, and decisions about them
// work.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dayOf } from '../../mocks/manilaTime';
import { fileOf, folder } from '../../mocks/scenarios/folder';
import { callsIn } from '../../scripts/recordUpstream/har';
import { createRecording } from '../../scripts/recordUpstream/recording';
import { scenarioRecorded } from '../../scripts/recordUpstream/scenario';
import { expect, people, rows, test, toastShown, total } from '../fixtures';
import { APPROVAL, answer, button } from '../kyc/desk';
import { choose, expectCurrent, open } from './panel';

interface Row {
  lastname: string;
  email: string;
  accountno: string;
  recordid: number;
}

const rowsIn = (value: unknown): Row[] => Object(value).data;

test('a recording is opened by its name and from the panel; its registrations are on the desk, and one is approved', async ({
  page,
  browser,
  baseURL,
  world,
  enterAs,
}, info) => {
  const name = `as-of-${randomUUID()}`;
  const har = info.outputPath('desk.har');
  await test.step('The desk is opened, and the browser records the answers in a HAR file', async () => {
    const context = await browser.newContext({ baseURL, recordHar: { path: har, content: 'embed' } });
    await world.enter(context);
    const serversPage = await context.newPage();
    await enterAs(people.firstBrandApd, './dashboard', { page: serversPage });
    await total(serversPage, 137);
    await rows(serversPage).first().click();
    await expect(button(serversPage, 'Approve')).toBeEnabled();
    await context.close();
  });
  const read = callsIn(readFileSync(har, 'utf8'));
  const recording = createRecording(randomUUID());
  for (const { call, answer: received } of read) recording.keep(call, received);
  const scenario = { ...scenarioRecorded(recording.calls(), dayOf(Date.now())), name };
  // The desk loads its second page in advance, so both pages are recorded.
  const theirs = read
    .filter(({ call }) => call.operation === 'listPendingRegistrations')
    .flatMap(({ answer: { body } }) => rowsIn(JSON.parse(body)));
  const ours = scenario.answers
    .filter(({ operation }) => operation === 'listPendingRegistrations')
    .flatMap(({ value }) => rowsIn(value));
  await test.step('No person of the real desk is in the scenario', async () => {
    expect(ours.length).toBeGreaterThan(0);
    expect(ours).toHaveLength(theirs.length);
    const text = JSON.stringify(scenario);
    for (const { email, accountno } of theirs) for (const own of [email, accountno]) expect(text).not.toContain(own);
  });
  mkdirSync(folder(), { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify(scenario));
  try {
    await test.step('The panel has it', async () => {
      await page.goto('./');
      await open(page, 'Scenario');
      await choose(page, name);
      await toastShown(page, `Everything is as '${name}' begins.`);
    });
    await test.step('Only the recorded registrations are waiting', async () => {
      await enterAs(people.firstBrandApd, './dashboard');
      await total(page, ours.length);
      for (const { lastname } of ours.slice(0, 5))
        await expect(rows(page).filter({ hasText: lastname })).not.toHaveCount(0);
    });
    await test.step('One is approved, and is gone', async () => {
      const core = scenario.answers.find(({ operation }) => operation === 'getMemberCoreData');
      await rows(page)
        .filter({ hasText: String(core?.asked.accountno) })
        .click();
      await expect(button(page, 'Approve')).toBeEnabled();
      const requests = await world.asked('getMemberCoreData');
      const coreAnswer = requests.find(({ headers }) => headers.accountno === core?.asked.accountno)?.answer;
      expect(JSON.stringify(coreAnswer), "what the company's system said is said again").toBe(
        JSON.stringify(core?.value),
      );
      await button(page, 'Approve').click();
      await answer(page, APPROVAL, 'Approve');
      await toastShown(page, 'Application Successfully Approved!');
      const [decision] = await world.bodies('saveDecision');
      expect(ours.map(({ recordid }) => recordid)).toContain(decision?.Value.memberid);
      await page.goto('./dashboard');
      await total(page, ours.length - 1);
    });
    await test.step('Its name opens it anew', async () => {
      const output = execFileSync(process.execPath, ['scripts/bootstrap.mjs', 'scenario', name], {
        encoding: 'utf8',
        env: { ...process.env, E2E_BASE_URL: baseURL },
      });
      await page.goto(/^(http\S+) opens it/m.exec(output)?.[1] ?? '');
      await expectCurrent(page, name);
    });
  } finally {
    rmSync(fileOf(name));
  }
});
