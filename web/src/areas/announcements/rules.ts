import * as v from 'valibot';
import { optionalImage, requiredImage } from '@/shared/content/imageRules';
import { contentMoment } from '@/shared/content/moments';
import type { Post } from '@/shared/content/PostList';
import type { Announcement } from './calls';

const text = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

const written = {
  title: text('Please add title of announcement!'),
  content: text('Please add content of announcement!'),
};

/** The first rule that is broken speaks: they stand in the specification's order. */
export const newSchema = v.object({
  ...written,
  image: requiredImage('Please add image of announcment!'),
});

export const changedSchema = v.object({
  ...written,
  image: optionalImage,
  status: v.picklist(['A', 'D']),
});

export const idOf = ({ announcementid }: Announcement) => String(announcementid);

export const postOf = (announcement: Announcement): Post => {
  const { title, content, path, postedby, announcementdate } = announcement;
  return { id: idOf(announcement), title, content, path, author: postedby, moment: contentMoment(announcementdate) };
};
