import * as v from 'valibot';
import { optionalImage, requiredImage } from '@/shared/content/imageRules';
import { contentMoment, isWrittenMoment } from '@/shared/content/moments';
import type { Post } from '@/shared/content/PostList';
import type { Newsletter } from './calls';

const text = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

const written = {
  title: text('Please add title of newsletter!'),
  content: text('Please add content of newsletter!'),
  newsdate: v.pipe(v.string(), v.trim(), v.check(isWrittenMoment, 'Please write the date as MM/DD/YYYY hh:mm:ss')),
  postedby: text('Please add who posted the newsletter!'),
};

/** The first rule that is broken speaks; the specification names the picture's first. */
export const newSchema = v.object({
  image: requiredImage('Please add image of newsletter!'),
  ...written,
});

export const changedSchema = v.object({
  ...written,
  image: optionalImage,
  status: v.picklist(['A', 'D']),
});

export const idOf = ({ newsletterid }: Newsletter) => String(newsletterid);

export const postOf = (newsletter: Newsletter): Post => {
  const { title, content, path, postedby, newsdate } = newsletter;
  return { id: idOf(newsletter), title, content, path, author: postedby, moment: contentMoment(newsdate) };
};
