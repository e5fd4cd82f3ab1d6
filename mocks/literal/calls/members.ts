import {
  type Calls,
  containing,
  dataList,
  dataOrError,
  get,
  gives,
  listings,
  lists,
  openList,
  post,
  rowsFor,
  saves,
} from '../callBehaviour.ts';
import * as doctor from '../entities/doctors.ts';
import * as member from '../entities/members.ts';
import { bytes, json, notShown, successMessage, successOrError, textSuccessMessage } from '../replies.ts';
import type { Answers, Row } from '../shapes.ts';

/** A plain picture that is large enough, because the review desks treat one of a few pixels as broken. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABACAIAAABqVuVZAAAAaUlEQVR42u3QIREAAAgEsO+fDI0mDA3QiN0twVI9HKJAkCBBggQJEiQIQYIECRIkSJAgBAkSJEiQIEGCECRIkCBBggQJEoQgQYIECRIkSBCCBAkSJEiQIEEIEiRIkCBBggQJQpAgQYL+WXPzE3bIFWf4AAAAAElFTkSuQmCC',
  'base64',
);

const listsPending = gives(({ headers }, { variant }) => {
  const secondBrand = headers.avega === '1';
  const waiting = rowsFor(
    member.pendingMember,
    variant,
    ({ status, avegatag }) => status === 'W' && avegatag === secondBrand,
  );
  // The document does not give their order.
  const rows = variant === 'second' ? waiting.toReversed() : waiting;
  // The document does not say whether offsets count from 0 and exclude RecordEnd, or count from 1 and include it.
  const from = Number(headers.recordstart) - (variant === 'second' ? 1 : 0);
  const data = rows.slice(Math.max(0, from), Number(headers.recordend));
  return json({ data, recordcount: variant === 'second' ? String(rows.length) : rows.length });
});

/** "200 gives data; 400 gives an error body", and "when the member core lookup returns nothing". */
const coreData = gives(
  ({ headers }, { variant }) => {
    if (variant === 'empty') return { status: 200, type: 'text/plain', body: '' };
    const [data] = rowsFor(member.coreMember, variant, ({ accountno }) => accountno === headers.accountno);
    return data ? json({ data }) : json({ message: 'No such account' }, 400);
  },
  (text) => json({ message: text }, 400),
);

const companyRecords = gives(({ headers }, { variant }) => {
  const found = rowsFor(member.coreMember, variant, ({ accountno }) => accountno === headers.account);
  return json({ data: variant === 'second' ? found : (found[0] ?? null) });
});

/** The member with this id has no files. */
const WITHOUT_FILES = 2;

const files: Answers = gives(({ body }, { variant }) => {
  if (variant !== 'empty' && Number(body.member_id) === WITHOUT_FILES)
    return files.refuse('File does not exist.', variant);
  const data = rowsFor(member.memberFile, variant).map(
    (row): Row => (variant === 'second' && row.tag === 'ID' ? { ...row, tag: String(body.file_type) } : row),
  );
  return json({ data, sharepoint: variant === 'first' });
});

const isPast = (row: Row) => row.status !== 'W';
const matchesMember = containing('searchtext', 'lastname', 'firstname', 'accountno', 'increment_id');

/** "success, base64": the document names no message. */
const savesImage = gives(() => json({ success: true, base64: PICTURE.toString('base64') }), successMessage.no);
const IMAGE = 'recordid avega accountno filename filepath filetype filetag';
const FILES = 'member_id file_type=govid|intid';

/** portal §7: review of registrations */
export const members: Calls = {
  listPendingRegistrations: get('RecordStart=<digits> RecordEnd=<digits> Avega=0|1', listsPending),
  listRegistrationHistory: get(
    'DateFrom=<MM/DD/YYYY>|<MM-DD-YYYY> DateTo=<MM/DD/YYYY>|<MM-DD-YYYY> FilterBy=APPROVED|POSTED Reapprove=TRUE|FALSE',
    lists(
      member.pastMember,
      dataList,
      (row, { headers }) => isPast(row) && row.is_reapprove === (headers.reapprove === 'TRUE'),
    ),
  ),
  searchRegistrations: get(
    'SEARCHTEXT',
    lists(member.pastMember, dataList, (row, request) => isPast(row) && matchesMember(row, request)),
  ),
  getMemberCoreData: get('AccountNo', coreData),
  listCompanyRecords: get('Account', companyRecords),
  listMemberFiles: post(FILES, files, { wrapped: 'Value' }),
  listAxaDomainFiles: post(FILES, files, { wrapped: 'Value' }),
  saveImage: post('ImageBase64 ImageDetails', savesImage, { inside: { ImageDetails: IMAGE } }),
  saveImageForm: post('base64 Image_datails', savesImage, { as: 'form', inside: { Image_datails: IMAGE } }),
  getImage: get(
    'ImagePath',
    gives(() => bytes(PICTURE, 'image/png')),
  ),
  ...saves(
    textSuccessMessage,
    {
      saveDecision:
        'memberid status=A|D approved_by remarks special_instructions fullname email reapprove_notification',
    },
    { wrapped: 'Value' },
  ),
  ...saves(successOrError, { reapproveRegistration: 'memberid email fullname' }, { wrapped: 'Value' }),
  getFeatureFlag: get(
    'Name',
    gives((_asked, { variant }) => json({ data: variant === 'empty' ? null : { is_active: variant === 'first' } })),
  ),
  listRequestLogs: get('DateFrom DateTo', lists(member.requestLog, dataOrError)),
};

const isDecided = (row: Row) => row.RegStatus !== 'W';
const matchesDoctor = containing('searchtext', 'Lastname', 'Firstname', 'PRCnumber', 'Email');
const past = get('', lists(doctor.doctorApplication, openList, isDecided));

/** console §7: Doctor review */
export const doctors: Calls = {
  listPendingDoctors: get(
    '',
    lists(doctor.doctorApplication, openList, (row) => !isDecided(row)),
  ),
  listDoctorHistory: past,
  listDoctorExportRows: past,
  searchDoctors: get(
    'SEARCHTEXT',
    lists(doctor.doctorApplication, openList, (row, request) => isDecided(row) && matchesDoctor(row, request)),
  ),
  ...listings(openList, { listDoctorRemarks: doctor.doctorRemark }),
  listDoctorFiles: post('doctor_id file_type', lists(doctor.doctorFile, dataList)),
  // "disapproval response read as text with quotes stripped"
  decideDoctorApplication: post(
    'DOCUSER_ID approved_by email fullname prcnumber reapprove_notification remarks status=A|D',
    gives(
      ({ body }, { variant }) => (body.status === 'D' ? textSuccessMessage : successMessage).yes(variant),
      successMessage.no,
    ),
  ),
  ...saves(notShown, { saveDoctorBankDetails: 'drcode swiftcode bankacct postedby email' }),
};
