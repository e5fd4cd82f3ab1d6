import { entity } from '../entity.ts';
import type { Row } from '../shapes.ts';

const BY = 'int.mrktg.admin@example.com';
const POSTED = '11/20/2026 08:15:00';
export const NEVER = '1/1/1900 12:00:00 AM';

const ACTIVE: Row = { isactive: true, status: 'A' };
const DISABLED: Row = { isactive: false, status: 'D' };

function news(newsletterid: number, title: string, first: boolean, more: Row): Row {
  return {
    newsletterid,
    title,
    content: `${title}: what members should know. ${'More of it follows here. '.repeat(12)}`,
    newsdate: POSTED,
    lumina_tag: first,
    postedby: BY,
    postdate: POSTED,
    editedby: '',
    path: `newsletters/${newsletterid}.png`,
    ...more,
  };
}

export const newsletter = entity(
  'newsletters',
  'newsletterid# title content newsdate lumina_tag! postedby? postdate? editedby? isactive status path?',
  [
    news(1, 'Health week', true, ACTIVE),
    news(2, 'Año nuevo 🎆', true, ACTIVE),
    news(3, 'Second brand news', false, ACTIVE),
    news(4, 'Old news', true, DISABLED),
  ],
  ACTIVE,
);

function offered(id: number, store: [number, string], category: [number, string], first: boolean, more: Row): Row {
  return {
    delightdetailID: id,
    delightstoreID: store[0],
    storename: store[1],
    delightcategoryID: category[0],
    categoryname: category[1],
    branches: 'All branches',
    details: '10% off',
    contactnumber: '02-8123-4567',
    validfromdate: '11/01/2026',
    validtodate: '12/31/2026',
    lumina_tag: first,
    postedby: BY,
    postdate: POSTED,
    editby: '',
    path: `offers/${id}.png`,
    ...more,
  };
}

export const offer = entity(
  'offers',
  `delightdetailID|delightdetailid# delightcategoryID# delightstoreID# storename categoryname branches? details
   contactnumber? validfromdate? validtodate? lumina_tag! isactive status postedby? postdate? editby? path?`,
  [
    offered(1, [1, 'Corner Cafe'], [1, 'Dining & Cafe'], true, ACTIVE),
    offered(2, [2, 'Señor Óptica 👓'], [2, 'Optical'], true, ACTIVE),
    offered(3, [1, 'Corner Cafe'], [1, 'Dining & Cafe'], false, ACTIVE),
    offered(4, [3, 'Closed Shop'], [3, 'Retail'], true, DISABLED),
  ],
  ACTIVE,
);

const never: Row = { postedby: BY, posteddate: POSTED, editedby: '', editdate: NEVER };
const once: Row = { postedby: BY, posteddate: POSTED, editedby: BY, editdate: '11/21/2026 10:00:00 AM' };

export const store = entity(
  'stores',
  'delightstoreID# storename active|isactive! postedby? posteddate? editedby? editdate?',
  [
    { delightstoreID: 1, storename: 'Corner Cafe', active: true, ...never },
    { delightstoreID: 2, storename: 'Señor Óptica 👓', active: true, ...once },
    { delightstoreID: 3, storename: 'Closed Shop', active: false, ...never },
  ],
  { active: true, editedby: '', editdate: NEVER },
);

export const category = entity(
  'categories',
  'delightcategoryID# categoryname isactive! postedby? posteddate? editedby? editdate?',
  [
    { delightcategoryID: 1, categoryname: 'Dining & Cafe', isactive: true, ...never },
    { delightcategoryID: 2, categoryname: 'Optical', isactive: true, ...once },
    { delightcategoryID: 3, categoryname: 'Niñez 🧸', isactive: false, ...never },
  ],
  { isactive: true, editedby: '', editdate: NEVER },
);

function announced(announcementid: number, title: string, first: boolean, more: Row): Row {
  const path = `announcements/${announcementid}.png`;
  return {
    announcementid,
    title,
    content: `${title}. Please read.`,
    announcementdate: POSTED,
    image: `${announcementid}.png`,
    image_type: 'image/png',
    path,
    lumina_tag: first,
    posted: POSTED,
    postedby: 'int.mrd.admin@example.com',
    edited: '',
    editedby: '',
    ...more,
  };
}

export const announcement = entity(
  'announcements',
  `announcementid# title content announcementdate image? image_type? path? lumina_tag! isactive status posted? postedby?
   edited? editedby?`,
  [
    announced(1, 'Clinic hours', true, ACTIVE),
    announced(2, 'Vacunación ñ 💉', true, ACTIVE),
    announced(3, 'Second brand hours', false, ACTIVE),
    announced(4, 'Past hours', true, DISABLED),
  ],
  ACTIVE,
);

const ADVISORY = 'adv_id# advisoryname status open datefrom dateto postedby? posteddate? editedby? editeddate?';

function advised(adv_id: number, advisoryname: string, status: string, open: string): Row {
  const posting = { postedby: BY, posteddate: '11-20-2026', editedby: '', editeddate: '' };
  return { adv_id, advisoryname, status, open, datefrom: '11-01-2026', dateto: '12-31-2026', ...posting };
}

export const memberAppAdvisory = entity(
  'memberAppAdvisories',
  ADVISORY,
  [advised(1, 'System upkeep', 'A', '1'), advised(2, 'Mañana cerrado 🛠️', 'A', '0'), advised(3, 'Over', 'D', '0')],
  { status: 'A' },
);

export const doctorAppAdvisory = entity(
  'doctorAppAdvisories',
  ADVISORY,
  [advised(1, 'Doctors app upkeep', 'A', '1'), advised(2, 'Año fiscal 📅', 'D', '0')],
  { status: 'A' },
);
