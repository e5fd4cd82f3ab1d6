import * as v from 'valibot';
import { isUnread } from '#wire/unread';
import type { Phases } from '@/shared/content/contentFilters';
import { optionalImage, requiredImage } from '@/shared/content/form';
import { contentMoment, isWrittenMoment } from '@/shared/content/moments';
import type { Post } from '@/shared/content/PostList';
import { oneOf, warning } from '@/ui/saving/fieldRules';
import { requiredText } from '@/ui/saving/requiredText';
import { longDay, now } from '@/ui/texts/days';
import { idOf, type Newsletter } from './calls';

const written = {
  title: requiredText('Please add title of newsletter!'),
  content: requiredText('Please add content of newsletter!'),
  newsdate: v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => isWrittenMoment(typed) || isUnread(typed), 'Enter the date as MM/DD/YYYY hh:mm:ss'),
  ),
  postedby: v.pipe(v.string(), v.trim(), warning(v.nonEmpty('Please add who posted the newsletter!'))),
};

export const newSchema = v.object({
  image: requiredImage('Please add image of newsletter!'),
  ...written,
});

export const changedSchema = v.object({
  ...written,
  image: optionalImage,
  status: oneOf(['A', 'D']),
});

/** The moment from which a newsletter with a future date is seen. */
export function scheduledFor({ newsdate }: Pick<Newsletter, 'newsdate'>): string | undefined {
  const moment = contentMoment(newsdate);
  return isWrittenMoment(newsdate) && moment > now() ? moment : undefined;
}

export const byDate: Phases<Newsletter> = {
  phases: ['scheduled'],
  phaseOf: (newsletter) => (scheduledFor(newsletter) ? 'scheduled' : undefined),
};

export const postOf = (newsletter: Newsletter): Post => {
  const { title, content, path, postedby, newsdate } = newsletter;
  return { id: idOf(newsletter), title, content, path, author: postedby, moment: contentMoment(newsdate) };
};

/** The author and day, as the list shows them. */
export const metaOf = ({ postedby, newsdate }: Pick<Newsletter, 'postedby' | 'newsdate'>) =>
  [postedby, longDay(contentMoment(newsdate))].filter(Boolean).join(' · ');

/** The initial values of the form. */
export const valuesOf = ({ title, content, newsdate, postedby, status }: Newsletter) => ({
  title,
  content,
  newsdate,
  postedby,
  status,
  image: null as File | null,
});
