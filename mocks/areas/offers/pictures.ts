import type { Kind, PictureProvider } from '../images/model';
import { offersStore } from './state';

const kinds: Record<string, Kind> = {
  'Beauty & Wellness': 'spa',
  'Dining & Cafe': 'dining',
  Fitness: 'gym',
  'Hotels & Resorts': 'hotel',
  Optical: 'optical',
  'Leisure & Recreation': 'leisure',
  Retail: 'retail',
};

/** An offer's picture shows a place of its category, with the names of store and category. */
export const offerPicture: PictureProvider = (world, path) => {
  const offer = world.state(offersStore).offers.find((each) => each.path !== '' && each.path === path);
  if (!offer) return undefined;
  return { kind: kinds[offer.categoryname] ?? 'other', title: offer.storename, subtitle: offer.categoryname };
};
