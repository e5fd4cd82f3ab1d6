import { section } from '../section.ts';

const POSTED = '11/20/2026_08:15:00';
const NEVER = '1/1/1900 12:00:00 AM';
const BY = 'int.mrktg.admin@example.com';
const TIME = '<MM/DD/YYYY_hh:mm:ss>';

const NEWS = `title content newsdate?=${TIME} lumina_tag? postedby? postdate? editedby? isactive? status? path?`;
const OFFER = `delightcategoryID/categoryname delightstoreID/storename branches details contactnumber
  validfromdate?=<MM/DD/YYYY> validtodate?=<MM/DD/YYYY> lumina_tag? isactive? status? postedby? postdate? editby? path?`;
const ANNOUNCED = `title content announcementdate?=${TIME} image? image_type? path? lumina_tag? isactive? status? posted?
  postedby? edited? editedby?`;
const CHOICE = 'isactive postedby postdate editby';

export const posts = section(`
# console §7: Newsletter, offers, stores, categories, announcements
GET listNewsletters → dataOrError newsletter
GET listOffers → dataList offer
GET listCategories → dataList category
GET listStores → dataList store
GET listAnnouncements → openList announcement
POST addOffer @multipart delights_image Delights_details{${OFFER}} → isSuccessErrorMessage
POST updateOfferWithImage @multipart delights_image Delights_details{delightdetailID/delightdetailid ${OFFER}}
  → isSuccessErrorMessage
POST updateOffer ... → isSuccessErrorMessage
POST addNewsletter @multipart newsletter_image newsletter_details{${NEWS}} → notShown
POST updateNewsletterWithImage @multipart newsletter_image newsletter_details{newsletterid ${NEWS}} → notShown
POST updateNewsletter newsletterid ${NEWS} → notShown
POST addAnnouncement @multipart announcement_image announcement_details{${ANNOUNCED}} → notShown
POST updateAnnouncementWithImage @multipart announcement_image announcement_details{announcementid ${ANNOUNCED}}
  → notShown
POST updateAnnouncement announcementid ${ANNOUNCED} → notShown
POST addStore storename ${CHOICE} → notShown
POST updateStore delightstoreid storename ${CHOICE} → notShown
POST addCategory categoryname ${CHOICE} → notShown
POST updateCategory delightcategoryID categoryname ${CHOICE} → notShown

newsletter: content={title}:_what_members_should_know.${'_More_of_it_follows_here.'.repeat(12)}_ newsdate=${POSTED}
  postedby?=${BY} postdate?=${POSTED} editedby? path?=newsletters/{newsletterid}.png
  newsletterid# | title             | lumina_tag! | status | isactive
  1             | Health week       | true        | A      | true
  2             | Año nuevo 🎆       | true        | A      | true
  3             | Second brand news | false       | A      | true
  4             | Old news          | true        | D      | false

offer: branches?=All_branches details=10%_off contactnumber?=02-8123-4567 validfromdate?=11/01/2026
  validtodate?=12/31/2026 postedby?=${BY} postdate?=${POSTED} editby? path?=offers/{delightdetailID}.png
  delightdetailID/delightdetailid# | delightstoreID# | storename       | delightcategoryID# | categoryname  | lumina_tag! | status | isactive
  1                                | 1               | Corner Cafe     | 1                  | Dining & Cafe | true        | A      | true
  2                                | 2               | Señor Óptica 👓 | 2                  | Optical       | true        | A      | true
  3                                | 1               | Corner Cafe     | 1                  | Dining & Cafe | false       | A      | true
  4                                | 3               | Closed Shop     | 3                  | Retail        | true        | D      | false

store: postedby?=${BY} posteddate?=${POSTED}
  delightstoreID# | storename       | active/isactive! | editedby? | editdate?
  1               | Corner Cafe     | true             |           | ${NEVER}
  2               | Señor Óptica 👓 | true             | ${BY}     | 11/21/2026 10:00:00 AM
  3               | Closed Shop     | false            |           | ${NEVER}

category: postedby?=${BY} posteddate?=${POSTED}
  delightcategoryID# | categoryname  | isactive! | editedby? | editdate?
  1                  | Dining & Cafe | true      |           | ${NEVER}
  2                  | Optical       | true      | ${BY}     | 11/21/2026 10:00:00 AM
  3                  | Niñez 🧸       | false     |           | ${NEVER}

announcement: content={title}._Please_read. announcementdate=${POSTED} image?={announcementid}.png
  image_type?=image/png path?=announcements/{announcementid}.png posted?=${POSTED} postedby?=int.mrd.admin@example.com
  edited? editedby?
  announcementid# | title              | lumina_tag! | status | isactive
  1               | Clinic hours       | true        | A      | true
  2               | Vacunación ñ 💉     | true        | A      | true
  3               | Second brand hours | false       | A      | true
  4               | Past hours         | true        | D      | false
`);

const ADVISORY = 'advisoryname open status=A|D datefrom=<MM-DD-YYYY> dateto=<MM-DD-YYYY>';
const ADVISED = `datefrom=11-01-2026 dateto=12-31-2026 postedby?=${BY} posteddate?=11-20-2026 editedby? editeddate?`;

export const advisories = section(`
# console §7: Advisories. "(/advisory and /arugaadvisory, two variants)": a set of calls for each.
GET listAgoraAdvisories → openList memberAppAdvisory
GET listAlagaMdAdvisories → openList doctorAppAdvisory
POST addAgoraAdvisory ${ADVISORY} postedby → notShown
POST updateAgoraAdvisory advisory_id ${ADVISORY} editedby → notShown
POST addAlagaMdAdvisory ${ADVISORY} postedby → notShown
POST updateAlagaMdAdvisory advisory_id ${ADVISORY} editedby → notShown

memberAppAdvisory: ${ADVISED}
  adv_id# | advisoryname      | status | open
  1       | System upkeep     | A      | 1
  2       | Mañana cerrado 🛠️ | A      | 0
  3       | Over              | D      | 0

doctorAppAdvisory: ${ADVISED}
  adv_id# | advisoryname       | status | open
  1       | Doctors app upkeep | A      | 1
  2       | Año fiscal 📅       | D      | 0
`);
