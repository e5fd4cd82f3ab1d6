import { beforeEach, expect, it } from 'vitest';
import { askingAs, worldIn } from '../../testing';
import type { World } from '../../worlds/world';
import { imageAt } from '../images/imageAt';
import { announcementPicture } from '.';
import { fixtures } from './fixtures';

const WHO = 'ramon.bautista@lumina.example';
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const file = (bytes: Buffer) => ({ name: 'fees.png', type: 'image/png', bytes });

let world: World;
let ask: ReturnType<typeof askingAs>;
beforeEach(() => {
  world = worldIn('default');
  ask = askingAs(world, WHO);
});

const list = () => ask('listAnnouncements').body.data;
function titled(title: string) {
  const found = list().find((each) => each.title === title);
  if (!found) throw new Error(`Nothing is called ${title}.`);
  return found;
}
const details = { title: 'Fees', content: 'They change.', announcementdate: '11/21/2026 14:05:00', product_tag: true };
const add = (bytes: Buffer) =>
  ask('addAnnouncement', {
    body: { announcement_details: { ...details, postedby: WHO, isactive: true, status: 'A' } },
    files: { announcement_image: file(bytes) },
  });

it('saves a post with its picture, and refuses a file that is not a picture', () => {
  expect(add(Buffer.from('GIF89a')).example).toBe('notAPicture');
  expect(add(PNG).example).toBe('default');
  const added = titled('Fees');
  expect(added).toMatchObject({ ...details, postedby: WHO, image: 'fees.png', isactive: true, status: 'A' });
  expect(imageAt(world, added.path, [])).toEqual(PNG);
});

it('changes an announcement with and without a new picture, which gets a new path', () => {
  const { announcementid, path } = titled(fixtures.newest);
  const changed = { announcementid, ...details, isactive: false, status: 'D' as const, editedby: WHO };
  expect(ask('updateAnnouncement', { body: { Value: changed } }).example).toBe('default');
  expect(titled('Fees')).toMatchObject({ path, isactive: false, status: 'D', editedby: WHO });
  const withImage = (bytes: Buffer, differing = {}) =>
    ask('updateAnnouncementWithImage', {
      body: { announcement_details: { ...changed, ...differing } },
      files: { announcement_image: file(bytes) },
    });
  expect(withImage(Buffer.from('text')).example).toBe('notAPicture');
  expect(withImage(PNG, { announcementid: 9999 }).example).toBe('unknown');
  expect(withImage(PNG).example).toBe('default');
  expect(titled('Fees').path).not.toBe(path);
});

it('draws the picture of a seeded announcement', () => {
  const { path } = titled(fixtures.newest);
  expect(announcementPicture(world, path)?.title).toBe(fixtures.newest);
  expect(announcementPicture(world, '')).toBeUndefined();
  expect(announcementPicture(world, 'announcements/9999.png')).toBeUndefined();
});

it('has 50,000 in large, and none in empty', () => {
  const count = (scenario: string) => askingAs(worldIn(scenario), WHO)('listAnnouncements').body?.data.length ?? 0;
  expect(count('large')).toBeGreaterThanOrEqual(50_000);
  expect(askingAs(worldIn('empty'), WHO)('listAnnouncements').example).toBe('empty');
});
