import { announcementPicture } from '../announcements';
import { newsletterPicture } from '../newsletters';
import { offerPicture } from '../offers/pictures';
import type { PictureProvider } from './model';

/** The providers of all areas with drawn pictures. */
export const providers: PictureProvider[] = [newsletterPicture, announcementPicture, offerPicture];
