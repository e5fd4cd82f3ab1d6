import { adds, dataList, dataOrError, lists, openList, type Saving, updates } from '../callBehaviour.ts';
import { announcement, category, newsletter, offer, store } from '../entities/content.ts';
import { rowsOf } from '../entity.ts';
import { isSuccessErrorMessage, notShown } from '../replies.ts';
import type { Row, Section, World } from '../shapes.ts';

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

export const content: Section = {
  title: 'console §7: Newsletter, offers, stores, categories, announcements',
  calls: [
    {
      name: 'newsletters',
      spec: 'console: "GET newsletter list: response data array; errors carry error_message"',
      method: 'GET',
      path: '/api/content/newsletters',
      sends: {},
      answers: lists(newsletter, dataOrError),
    },
    {
      name: 'offers',
      spec: 'console: "GET offers list … (lists in data)"',
      method: 'GET',
      path: '/api/content/offers',
      sends: {},
      answers: lists(offer, dataList),
    },
    {
      name: 'offerCategories',
      spec: 'console: "GET offer categories … (lists in data)"',
      method: 'GET',
      path: '/api/content/categories',
      sends: {},
      answers: lists(category, dataList),
    },
    {
      name: 'offerStores',
      spec: 'console: "GET offer stores (lists in data)"',
      method: 'GET',
      path: '/api/content/stores',
      sends: {},
      answers: lists(store, dataList),
    },
    {
      name: 'createOffer',
      spec: 'console: "POST create offer: multipart with delights_image (file) and Delights_details (fields of the offer); response is_success, error_message"',
      method: 'POST',
      path: '/api/content/offers/create',
      sends: { as: 'multipart', body: 'delights_image Delights_details', inside: { Delights_details: OFFER } },
      answers: adds(offer, isSuccessErrorMessage, OFFER_PARTS),
    },
    {
      name: 'editOfferWithImage',
      spec: 'console: "POST edit offer: same multipart"',
      method: 'POST',
      path: '/api/content/offers/edit-with-image',
      sends: {
        as: 'multipart',
        body: 'delights_image Delights_details',
        inside: { Delights_details: `delightdetailID|delightdetailid ${OFFER}` },
      },
      answers: updates(offer, isSuccessErrorMessage, OFFER_PARTS),
    },
    {
      name: 'editOffer',
      spec: 'console: "or JSON when no new image (JSON field list not shown)"',
      method: 'POST',
      path: '/api/content/offers/edit',
      sends: { body: '...' },
      answers: updates(offer, isSuccessErrorMessage),
    },
    {
      name: 'createNewsletter',
      spec: 'console: "POST create newsletter: multipart newsletter_image and newsletter_details"',
      method: 'POST',
      path: '/api/content/newsletters/create',
      sends: { as: 'multipart', body: 'newsletter_image newsletter_details', inside: { newsletter_details: NEWS } },
      answers: adds(newsletter, notShown, NEWS_PARTS),
    },
    {
      name: 'updateNewsletterWithImage',
      spec: 'console: "POST update newsletter with image (multipart)"',
      method: 'POST',
      path: '/api/content/newsletters/update-with-image',
      sends: {
        as: 'multipart',
        body: 'newsletter_image newsletter_details',
        inside: { newsletter_details: `newsletterid ${NEWS}` },
      },
      answers: updates(newsletter, notShown, NEWS_PARTS),
    },
    {
      name: 'updateNewsletter',
      spec: 'console: "or without (JSON of newsletter fields)"',
      method: 'POST',
      path: '/api/content/newsletters/update',
      sends: { body: `newsletterid ${NEWS}` },
      answers: updates(newsletter, notShown),
    },
    {
      name: 'addStore',
      spec: 'console: "POST add store {storename, isactive, postedby, postdate, editby}"',
      method: 'POST',
      path: '/api/content/stores/add',
      sends: { body: 'storename isactive postedby postdate editby' },
      answers: adds(store, notShown, LOOKUP),
    },
    {
      name: 'updateStore',
      spec: 'console: "POST update store {delightstoreid, storename, isactive, postedby, postdate, editby}"',
      method: 'POST',
      path: '/api/content/stores/update',
      sends: { body: 'delightstoreid storename isactive postedby postdate editby' },
      answers: updates(store, notShown, { ...LOOKUP, by: 'delightstoreid' }),
    },
    {
      name: 'addCategory',
      spec: 'console: "POST add category and update category: same shape with categoryname and delightcategoryID"',
      method: 'POST',
      path: '/api/content/categories/add',
      sends: { body: 'categoryname isactive postedby postdate editby' },
      answers: adds(category, notShown, LOOKUP),
    },
    {
      name: 'updateCategory',
      spec: 'console: "update category: same shape with categoryname and delightcategoryID"',
      method: 'POST',
      path: '/api/content/categories/update',
      sends: { body: 'delightcategoryID categoryname isactive postedby postdate editby' },
      answers: updates(category, notShown, LOOKUP),
    },
    {
      name: 'announcements',
      spec: 'console: "Announcements: GET list"',
      method: 'GET',
      path: '/api/content/announcements',
      sends: {},
      answers: lists(announcement, openList),
    },
    {
      name: 'createAnnouncement',
      spec: 'console: "POST create (multipart announcement_image and announcement_details)"',
      method: 'POST',
      path: '/api/content/announcements/create',
      sends: {
        as: 'multipart',
        body: 'announcement_image announcement_details',
        inside: { announcement_details: ANNOUNCED },
      },
      answers: adds(announcement, notShown, ANNOUNCED_PARTS),
    },
    {
      name: 'updateAnnouncementWithImage',
      spec: 'console: "POST update with image (multipart)"',
      method: 'POST',
      path: '/api/content/announcements/update-with-image',
      sends: {
        as: 'multipart',
        body: 'announcement_image announcement_details',
        inside: { announcement_details: `announcementid ${ANNOUNCED}` },
      },
      answers: updates(announcement, notShown, ANNOUNCED_PARTS),
    },
    {
      name: 'updateAnnouncement',
      spec: 'console: "POST update with image (multipart) or JSON"',
      method: 'POST',
      path: '/api/content/announcements/update',
      sends: { body: `announcementid ${ANNOUNCED}` },
      answers: updates(announcement, notShown),
    },
  ],
};
