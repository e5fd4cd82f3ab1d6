import { announcementDrawn } from '../announcements';
import { newsletterDrawn } from '../newsletters';
import { offerDrawn } from '../offers/pictures';
import type { Provider } from './model';

/** The providers of all areas with drawn pictures. */
export const providers: Provider[] = [newsletterDrawn, announcementDrawn, offerDrawn];
