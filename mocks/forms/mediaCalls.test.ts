import { expect, it } from 'vitest';
import { isAllowed } from './mediaCalls';
import { MultipartForm } from './multipart';

const form = (fields: Record<string, unknown>) => new MultipartForm(fields, {});

it('refuses the call for a picture without its path', () => {
  expect(isAllowed('getImage', { imagepath: 'kyc/1.png' }, undefined)).toBe(true);
  expect(isAllowed('getImage', {}, undefined)).toBe(false);
  expect(isAllowed('getImage', { imagepath: 'x'.repeat(2001) }, undefined)).toBe(false);
});

it('checks the parts of a form against the contract', () => {
  expect(isAllowed('resetAppLockout', {}, form({ Email: 'maria.santos@lumina.example' }))).toBe(true);
  expect(isAllowed('resetAppLockout', {}, form({ Email: 'x'.repeat(251) }))).toBe(false);
  expect(isAllowed('resetAppLockout', {}, form({}))).toBe(false);
  expect(isAllowed('resetAppLockout', {}, undefined)).toBe(false);
});

it('checks the fields of a URL-encoded form as well', () => {
  expect(isAllowed('saveImageForm', {}, { base64: 'x', Image_datails: '{}' })).toBe(true);
  expect(isAllowed('saveImageForm', {}, { Image_datails: '{}' })).toBe(false);
});

it('allows all other calls, which Prism checks', () => expect(isAllowed('addRemark', {}, undefined)).toBe(true));
