import { adds, dataList, dataOrError, lists, openList, type Saving, updates } from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import {
  announcement,
  category,
  doctorAppAdvisory,
  memberAppAdvisory,
  newsletter,
  offer,
  store,
} from '../entities/content.ts';
import { type Entity, rowsOf } from '../entity.ts';
import { isSuccessErrorMessage, notShown } from '../replies.ts';
import type { Answers, Row, World } from '../shapes.ts';

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

const OFFER_PARTS = { part: 'Delights_details', picture: 'delights_image', also: namesOfOffer };
const NEWS_PARTS = { part: 'newsletter_details', picture: 'newsletter_image' };
const ANNOUNCED_PARTS = { part: 'announcement_details', picture: 'announcement_image' };

const inParts = ({ part, picture }: typeof NEWS_PARTS, fields: string, answers: Answers) =>
  post(`${picture} ${part}`, answers, { as: 'multipart', inside: { [part]: fields } });
const LOOKUP: Saving = { as: { postdate: 'posteddate', editby: 'editedby' } };

/** console §7: Newsletter, offers, stores, categories, announcements */
export const content: Calls = {
  listNewsletters: get('', lists(newsletter, dataOrError)),
  listOffers: get('', lists(offer, dataList)),
  listCategories: get('', lists(category, dataList)),
  listStores: get('', lists(store, dataList)),
  addOffer: inParts(OFFER_PARTS, OFFER, adds(offer, isSuccessErrorMessage, OFFER_PARTS)),
  updateOfferWithImage: inParts(
    OFFER_PARTS,
    `delightdetailID|delightdetailid ${OFFER}`,
    updates(offer, isSuccessErrorMessage, OFFER_PARTS),
  ),
  updateOffer: post('...', updates(offer, isSuccessErrorMessage)),
  addNewsletter: inParts(NEWS_PARTS, NEWS, adds(newsletter, notShown, NEWS_PARTS)),
  updateNewsletterWithImage: inParts(NEWS_PARTS, `newsletterid ${NEWS}`, updates(newsletter, notShown, NEWS_PARTS)),
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
  addAnnouncement: inParts(ANNOUNCED_PARTS, ANNOUNCED, adds(announcement, notShown, ANNOUNCED_PARTS)),
  updateAnnouncementWithImage: inParts(
    ANNOUNCED_PARTS,
    `announcementid ${ANNOUNCED}`,
    updates(announcement, notShown, ANNOUNCED_PARTS),
  ),
  updateAnnouncement: post(`announcementid ${ANNOUNCED}`, updates(announcement, notShown)),
};

const VALUES = 'advisoryname open status=A|D datefrom=<MM-DD-YYYY> dateto=<MM-DD-YYYY>';

const list = (of: Entity) => get('', lists(of, openList));
const add = (of: Entity) => post(`${VALUES} postedby`, adds(of, notShown));
const update = (of: Entity) => post(`advisory_id ${VALUES} editedby`, updates(of, notShown, { by: 'advisory_id' }));

/** console §7: Advisories. "(/advisory and /arugaadvisory, two variants)": a set of calls for each. */
export const advisories: Calls = {
  listAgoraAdvisories: list(memberAppAdvisory),
  addAgoraAdvisory: add(memberAppAdvisory),
  updateAgoraAdvisory: update(memberAppAdvisory),
  listAlagaMdAdvisories: list(doctorAppAdvisory),
  addAlagaMdAdvisory: add(doctorAppAdvisory),
  updateAlagaMdAdvisory: update(doctorAppAdvisory),
};
