import { announcementDrawn } from '../announcements';
import { newsletterDrawn } from '../newsletters';
import { offerDrawn } from '../offers/pictures';
import type { Provider } from './model';

/** Each area whose pictures are drawn exports its provider, and is listed here. */
export const providers: Provider[] = [newsletterDrawn, announcementDrawn, offerDrawn];
