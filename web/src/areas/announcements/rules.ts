import * as v from 'valibot';
import { optionalImage, requiredImage } from '@/shared/content/form';
import { contentMoment } from '@/shared/content/moments';
import type { Post } from '@/shared/content/PostList';
import { oneOf } from '@/ui/saving/fieldRules';
import { requiredText } from '@/ui/saving/requiredText';
import { type Announcement, idOf } from './calls';

const written = {
  title: requiredText('Please add title of announcement!'),
  content: requiredText('Please add content of announcement!'),
};

export const newSchema = v.object({
  ...written,
  image: requiredImage('Please add image of announcment!'),
});

export const changedSchema = v.object({
  ...written,
  image: optionalImage,
  status: oneOf(['A', 'D']),
});

export const postOf = (announcement: Announcement): Post => {
  const { title, content, path, postedby, announcementdate } = announcement;
  return { id: idOf(announcement), title, content, path, author: postedby, moment: contentMoment(announcementdate) };
};

/** The initial values of the form. */
export const valuesOf = ({ title, content, status }: Announcement) => ({
  title,
  content,
  status,
  image: null as File | null,
});
