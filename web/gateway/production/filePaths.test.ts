import { expect, test } from 'vitest';
import requests from '../../../openapi/generated/requests.json' with { type: 'json' };
import { inHeader, listedPath, wholePath, withPaths } from './filePaths';

const windows = { root: 'D:\\Uploads\\', separator: '\\' } as const;
const unix = { root: '/var/uploads/', separator: '/' } as const;
const relative = { root: '', separator: '\\' } as const;
const server = { root: 'https://files.example/', separator: '/' } as const;

const mayBeAsked = new RegExp(requests.getImage.headers.ImagePath.schema.pattern, 'u');

test.each([
  ['D:\\Uploads\\kyc\\50001\\ñ.png', windows, 'kyc/50001/ñ.png'],
  ['/var/uploads/kyc/1.png', unix, 'kyc/1.png'],
  ['kyc\\1.png', relative, 'kyc/1.png'],
  ['https://files.example/kyc/1.png', server, 'kyc/1.png'],
] as const)('%s is listed without its folder, may be asked for, and is sent as it was', (path, files, listed) => {
  expect(listedPath(path, files)).toBe(listed);
  expect(listed).toMatch(mayBeAsked);
  expect(wholePath(listed, files)).toBe(path);
});

test('a server on Windows may write its folder in other capitals, or with slashes', () => {
  expect(listedPath('d:/uploads/kyc\\1.png', windows)).toBe('kyc/1.png');
});

test.each([
  ['D:\\Elsewhere\\1.png', windows],
  ['D:\\Uploads', windows],
  ['/VAR/uploads/1.png', unix],
  ['/etc/passwd', unix],
] as const)('%s, which is not below the folder, stays as it is and cannot be asked for', (path, files) => {
  expect(listedPath(path, files)).toBe(path);
  expect(path).not.toMatch(mayBeAsked);
});

test.each(['D:\\Uploads\\..\\secret.png', 'D:\\Uploads\\\\server\\x.png', 'D:\\Uploads\\x.png:stream'])(
  '%s cannot be asked for without its folder either',
  (path) => expect(listedPath(path, windows)).not.toMatch(mayBeAsked),
);

test('an empty path stands for no file, in both directions', () => {
  expect(wholePath('', windows)).toBe('');
  expect(listedPath('', windows)).toBe('');
});

test('only paths of files are changed, wherever they are', () => {
  const content = { data: [{ path: 'D:\\Uploads\\1.png', title: 'D:\\Uploads\\1.png', file: { FilePath: null } }] };
  expect(withPaths(content, windows, listedPath)).toEqual({
    data: [{ path: '1.png', title: 'D:\\Uploads\\1.png', file: { FilePath: null } }],
  });
  expect(inHeader('imagepath', 'kyc/1.png', windows)).toBe('D:\\Uploads\\kyc\\1.png');
  expect(inHeader('searchtext', 'kyc/1.png', windows)).toBe('kyc/1.png');
});

test('without the setting nothing is changed', () => {
  const content = { path: 'D:\\1.png' };
  expect(withPaths(content, undefined, listedPath)).toBe(content);
  expect(inHeader('imagepath', 'kyc/1.png', undefined)).toBe('kyc/1.png');
});
