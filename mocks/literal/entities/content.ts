import { entity } from '../entity.ts';
import type { Row } from '../shapes.ts';

const BY = 'int.mrktg.admin@example.com';
const POSTED = '11/20/2026 08:15:00';
export const NEVER = '1/1/1900 12:00:00 AM';

/** Active, if the table does not say otherwise. */
const stateOf = (row: Row): Row => ({ isactive: row.status !== 'D', status: 'A' });

export const newsletter = entity(
  'newsletterid# title content newsdate lumina_tag! postedby? postdate? editedby? isactive status path?',
  `newsletterid | title             | lumina_tag | status
   1            | Health week       | true       | A
   2            | Año nuevo 🎆       | true       | A
   3            | Second brand news | false      | A
   4            | Old news          | true       | D`,
  (row) => ({
    content: `${row.title}: what members should know. ${'More of it follows here. '.repeat(12)}`,
    ...{ newsdate: POSTED, postedby: BY, postdate: POSTED, editedby: '', path: `newsletters/${row.newsletterid}.png` },
    ...stateOf(row),
  }),
);

export const offer = entity(
  `delightdetailID|delightdetailid# delightcategoryID# delightstoreID# storename categoryname branches? details
   contactnumber? validfromdate? validtodate? lumina_tag! isactive status postedby? postdate? editby? path?`,
  `delightdetailID | delightstoreID | storename       | delightcategoryID | categoryname  | lumina_tag | status
   1               | 1              | Corner Cafe     | 1                 | Dining & Cafe | true       | A
   2               | 2              | Señor Óptica 👓 | 2                 | Optical       | true       | A
   3               | 1              | Corner Cafe     | 1                 | Dining & Cafe | false      | A
   4               | 3              | Closed Shop     | 3                 | Retail        | true       | D`,
  (row) => ({
    ...{ branches: 'All branches', details: '10% off', contactnumber: '02-8123-4567', validfromdate: '11/01/2026' },
    ...{ validtodate: '12/31/2026', postedby: BY, postdate: POSTED, editby: '' },
    path: `offers/${row.delightdetailID}.png`,
    ...stateOf(row),
  }),
);

const postedChoice: Row = { postedby: BY, posteddate: POSTED };

export const store = entity(
  'delightstoreID# storename active|isactive! postedby? posteddate? editedby? editdate?',
  `delightstoreID | storename       | active | editedby | editdate
   1              | Corner Cafe     | true   |          | ${NEVER}
   2              | Señor Óptica 👓 | true   | ${BY}    | 11/21/2026 10:00:00 AM
   3              | Closed Shop     | false  |          | ${NEVER}`,
  postedChoice,
);

export const category = entity(
  'delightcategoryID# categoryname isactive! postedby? posteddate? editedby? editdate?',
  `delightcategoryID | categoryname  | isactive | editedby | editdate
   1                 | Dining & Cafe | true     |          | ${NEVER}
   2                 | Optical       | true     | ${BY}    | 11/21/2026 10:00:00 AM
   3                 | Niñez 🧸       | false    |          | ${NEVER}`,
  postedChoice,
);

export const announcement = entity(
  `announcementid# title content announcementdate image? image_type? path? lumina_tag! isactive status posted? postedby?
   edited? editedby?`,
  `announcementid | title              | lumina_tag | status
   1              | Clinic hours       | true       | A
   2              | Vacunación ñ 💉     | true       | A
   3              | Second brand hours | false      | A
   4              | Past hours         | true       | D`,
  (row) => ({
    ...{ content: `${row.title}. Please read.`, announcementdate: POSTED, image: `${row.announcementid}.png` },
    ...{ image_type: 'image/png', path: `announcements/${row.announcementid}.png` },
    ...{ posted: POSTED, postedby: 'int.mrd.admin@example.com', edited: '', editedby: '' },
    ...stateOf(row),
  }),
);

const ADVISORY = 'adv_id# advisoryname status open datefrom dateto postedby? posteddate? editedby? editeddate?';
const dated: Row = { datefrom: '11-01-2026', dateto: '12-31-2026' };
const advised: Row = { ...dated, postedby: BY, posteddate: '11-20-2026', editedby: '', editeddate: '' };

export const memberAppAdvisory = entity(
  ADVISORY,
  `adv_id | advisoryname      | status | open
   1      | System upkeep     | A      | 1
   2      | Mañana cerrado 🛠️ | A      | 0
   3      | Over              | D      | 0`,
  advised,
);

export const doctorAppAdvisory = entity(
  ADVISORY,
  `adv_id | advisoryname       | status | open
   1      | Doctors app upkeep | A      | 1
   2      | Año fiscal 📅       | D      | 0`,
  advised,
);
