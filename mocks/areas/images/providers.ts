import { announcementDrawn } from '../announcements';
import { newsletterDrawn } from '../newsletters';
import type { Provider } from './model';

/** Each area whose pictures are drawn exports its provider, and is listed here. */
export const providers: Provider[] = [newsletterDrawn, announcementDrawn];
