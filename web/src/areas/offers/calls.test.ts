import { expect, it } from 'vitest';
import { editedFields } from './calls';

const choice = { id: 1, name: 'Cafe', status: 'A', editedby: '', editdate: '' } as const;

it('sends back the author and time of posting as the server gave them', () => {
  const saved = { ...choice, postedby: 'ana@lumina.example', posteddate: '11/20/2026 8:15:00 AM' };
  expect(editedFields(saved, { name: 'Cafe', status: 'D' }, 'ben@lumina.example')).toEqual({
    isactive: false,
    postedby: 'ana@lumina.example',
    postdate: '11/20/2026 08:15:00',
    editby: 'ben@lumina.example',
  });
});

it('omits an author or time that the server has not given, which would be erased', () => {
  const saved = { ...choice, postedby: '', posteddate: '1/1/1900 12:00:00 AM' };
  expect(editedFields(saved, { name: 'Cafe', status: 'A' }, 'ben@lumina.example')).toEqual({
    isactive: true,
    editby: 'ben@lumina.example',
  });
});
