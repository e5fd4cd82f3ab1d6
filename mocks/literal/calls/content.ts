import { adds, dataList, dataOrError, lists, openList, type Saving, updates } from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import { announcement, category, newsletter, offer, store } from '../entities/content.ts';
import { rowsOf } from '../entity.ts';
import { isSuccessErrorMessage, notShown } from '../replies.ts';
import type { Row, World } from '../shapes.ts';

const NEWS = `title content newsdate?=<MM/DD/YYYY_hh:mm:ss> lumina_tag? postedby? postdate? editedby? isactive? status? path?`;
const OFFER = `delightcategoryID|categoryname delightstoreID|storename branches details contactnumber validfromdate?=<MM/DD/YYYY>
  validtodate?=<MM/DD/YYYY> lumina_tag? isactive? status? postedby? postdate? editby? path?`;
const ANNOUNCED = `title content announcementdate?=<MM/DD/YYYY_hh:mm:ss> image? image_type? path? lumina_tag? isactive? status? posted?
  postedby? edited? editedby?`;

/** A sent offer has the ids of its store and category, and its row has their names. */
function namesOfOffer(row: Row, _asked: unknown, world: World): void {
  const named = (list: string, id: string) => rowsOf(list, world).find((one) => String(one[id]) === String(row[id]));
  row.storename ??= named('stores', 'delightstoreID')?.storename ?? '';
  row.categoryname ??= named('categories', 'delightcategoryID')?.categoryname ?? '';
}

const OFFER_PARTS: Saving = { part: 'Delights_details', picture: 'delights_image', also: namesOfOffer };
const NEWS_PARTS: Saving = { part: 'newsletter_details', picture: 'newsletter_image' };
const ANNOUNCED_PARTS: Saving = { part: 'announcement_details', picture: 'announcement_image' };
const LOOKUP: Saving = { as: { postdate: 'posteddate', editby: 'editedby' } };

/** console §7: Newsletter, offers, stores, categories, announcements */
export const content: Calls = {
  listNewsletters: get('', lists(newsletter, dataOrError)),
  listOffers: get('', lists(offer, dataList)),
  listCategories: get('', lists(category, dataList)),
  listStores: get('', lists(store, dataList)),
  addOffer: post('delights_image Delights_details', adds(offer, isSuccessErrorMessage, OFFER_PARTS), {
    as: 'multipart',
    inside: { Delights_details: OFFER },
  }),
  updateOfferWithImage: post('delights_image Delights_details', updates(offer, isSuccessErrorMessage, OFFER_PARTS), {
    as: 'multipart',
    inside: { Delights_details: `delightdetailID|delightdetailid ${OFFER}` },
  }),
  updateOffer: post('...', updates(offer, isSuccessErrorMessage)),
  addNewsletter: post('newsletter_image newsletter_details', adds(newsletter, notShown, NEWS_PARTS), {
    as: 'multipart',
    inside: { newsletter_details: NEWS },
  }),
  updateNewsletterWithImage: post('newsletter_image newsletter_details', updates(newsletter, notShown, NEWS_PARTS), {
    as: 'multipart',
    inside: { newsletter_details: `newsletterid ${NEWS}` },
  }),
  updateNewsletter: post(`newsletterid ${NEWS}`, updates(newsletter, notShown)),
  addStore: post('storename isactive postedby postdate editby', adds(store, notShown, LOOKUP)),
  updateStore: post(
    'delightstoreid storename isactive postedby postdate editby',
    updates(store, notShown, { ...LOOKUP, by: 'delightstoreid' }),
  ),
  addCategory: post('categoryname isactive postedby postdate editby', adds(category, notShown, LOOKUP)),
  updateCategory: post(
    'delightcategoryID categoryname isactive postedby postdate editby',
    updates(category, notShown, LOOKUP),
  ),
  listAnnouncements: get('', lists(announcement, openList)),
  addAnnouncement: post('announcement_image announcement_details', adds(announcement, notShown, ANNOUNCED_PARTS), {
    as: 'multipart',
    inside: { announcement_details: ANNOUNCED },
  }),
  updateAnnouncementWithImage: post(
    'announcement_image announcement_details',
    updates(announcement, notShown, ANNOUNCED_PARTS),
    { as: 'multipart', inside: { announcement_details: `announcementid ${ANNOUNCED}` } },
  ),
  updateAnnouncement: post(`announcementid ${ANNOUNCED}`, updates(announcement, notShown)),
};
