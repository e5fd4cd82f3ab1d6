// What every script of the desk finds in the dialog of a case.
import type { Page } from '@playwright/test';
import { question, review, type World } from '../fixtures';

/** Whose case it is. */
export const heading = (page: Page, { fullName }: { fullName: string }) =>
  review(page).getByRole('heading', { level: 3, name: fullName, exact: true });

export const disapproval = (page: Page) => page.getByRole('dialog', { name: 'Application Disapproval' });

export const button = (page: Page, name: string) => review(page).getByRole('button', { name, exact: true });
export const remark = (page: Page, text: string) => disapproval(page).getByRole('checkbox', { name: text });
export const additional = (page: Page) => disapproval(page).getByLabel('Additional Remarks (if any)');
export const row = (page: Page, { counter }: { counter: string }) => page.getByRole('row').filter({ hasText: counter });

/** Answers the question that comes before a decision. */
export const answer = (page: Page, title: string, choice: string) =>
  question(page, title).getByRole('button', { name: choice, exact: true }).click();

/** What the server was told of decisions, one after the other. */
export const decisions = async (world: World) => (await world.asked('saveDecision')).map(({ body }) => body);

export type PictureName = 'Selfie' | 'Government ID';

export const frame = (page: Page, name: PictureName) => page.getByRole('figure', { name: new RegExp(`^${name}`) });
/** The picture as it can be zoomed, turned and moved; its name says how it is shown. */
export const view = (page: Page, name: PictureName) =>
  page.getByRole('application', { name: new RegExp(`^${name}, `) });
