import { type Calls, dataList, dataOrError, listings, openList, saves } from '../callBehaviour.ts';
import * as content from '../entities/content.ts';
import { isSuccessErrorMessage, notShown, type Reply } from '../replies.ts';

const NEWS = `title content newsdate?=<MM/DD/YYYY_hh:mm:ss> lumina_tag? postedby? postdate? editedby? isactive? status? path?`;
const OFFER = `delightcategoryID|categoryname delightstoreID|storename branches details contactnumber validfromdate?=<MM/DD/YYYY>
  validtodate?=<MM/DD/YYYY> lumina_tag? isactive? status? postedby? postdate? editby? path?`;
const ANNOUNCED = `title content announcementdate?=<MM/DD/YYYY_hh:mm:ss> image? image_type? path? lumina_tag? isactive? status? posted?
  postedby? edited? editedby?`;
const CHOICE = 'isactive postedby postdate editby';

const inParts = (picture: string, part: string, reply: Reply, calls: Record<string, string>): Calls =>
  Object.assign(
    {},
    ...Object.entries(calls).map(([name, fields]) =>
      saves(reply, { [name]: `${picture} ${part}` }, { as: 'multipart', inside: { [part]: fields } }),
    ),
  ) as Calls;

/** console §7: Newsletter, offers, stores, categories, announcements */
export const posts: Calls = {
  ...listings(dataOrError, { listNewsletters: content.newsletter }),
  ...listings(dataList, { listOffers: content.offer, listCategories: content.category, listStores: content.store }),
  ...listings(openList, { listAnnouncements: content.announcement }),
  ...inParts('delights_image', 'Delights_details', isSuccessErrorMessage, {
    addOffer: OFFER,
    updateOfferWithImage: `delightdetailID|delightdetailid ${OFFER}`,
  }),
  ...inParts('newsletter_image', 'newsletter_details', notShown, {
    addNewsletter: NEWS,
    updateNewsletterWithImage: `newsletterid ${NEWS}`,
  }),
  ...inParts('announcement_image', 'announcement_details', notShown, {
    addAnnouncement: ANNOUNCED,
    updateAnnouncementWithImage: `announcementid ${ANNOUNCED}`,
  }),
  ...saves(isSuccessErrorMessage, { updateOffer: '...' }),
  ...saves(notShown, {
    updateNewsletter: `newsletterid ${NEWS}`,
    updateAnnouncement: `announcementid ${ANNOUNCED}`,
    addStore: `storename ${CHOICE}`,
    updateStore: `delightstoreid storename ${CHOICE}`,
    addCategory: `categoryname ${CHOICE}`,
    updateCategory: `delightcategoryID categoryname ${CHOICE}`,
  }),
};

const ADVISORY = 'advisoryname open status=A|D datefrom=<MM-DD-YYYY> dateto=<MM-DD-YYYY>';

/** console §7: Advisories. "(/advisory and /arugaadvisory, two variants)": a set of calls for each. */
export const advisories: Calls = {
  ...listings(openList, {
    listAgoraAdvisories: content.memberAppAdvisory,
    listAlagaMdAdvisories: content.doctorAppAdvisory,
  }),
  ...saves(notShown, {
    addAgoraAdvisory: `${ADVISORY} postedby`,
    updateAgoraAdvisory: `advisory_id ${ADVISORY} editedby`,
    addAlagaMdAdvisory: `${ADVISORY} postedby`,
    updateAlagaMdAdvisory: `advisory_id ${ADVISORY} editedby`,
  }),
};
