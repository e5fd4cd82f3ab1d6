import { containing, dataList, dataOrError, does, lists } from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import { coreMember, coreRow, memberFile, pastMember, pendingMember, requestLog } from '../entities/members.ts';
import { answerRow, foundBy, isOn, rowsOf } from '../entity.ts';
import { bytes, json, refusedWith, successMessage, successOrError, textSuccessMessage } from '../replies.ts';
import type { Answers, Asked, Row, World } from '../shapes.ts';

/** A plain picture that is large enough, because the review desks treat one of a few pixels as broken. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABACAIAAABqVuVZAAAAaUlEQVR42u3QIREAAAgEsO+fDI0mDA3QiN0twVI9HKJAkCBBggQJEiQIQYIECRIkSJAgBAkSJEiQIEGCECRIkCBBggQJEoQgQYIECRIkSBCCBAkSJEiQIEEIEiRIkCBBggQJQpAgQYL+WXPzE3bIFWf4AAAAAElFTkSuQmCC',
  'base64',
);

const listsPending: Answers = {
  give: ({ headers }, world) => {
    const secondBrand = headers.avega === '1';
    const waiting = rowsOf('members', world).filter((row) => row.status === 'W' && row.avegatag === secondBrand);
    // The document does not give their order.
    const rows = world.variant === 'second' ? waiting.toReversed() : waiting;
    // The document does not say whether offsets count from 0 and exclude RecordEnd, or count from 1 and include it.
    const from = Number(headers.recordstart) - (world.variant === 'second' ? 1 : 0);
    const page = rows.slice(Math.max(0, from), Number(headers.recordend));
    return json({
      data: page.map((row) => answerRow(pendingMember, row, world.variant)),
      recordcount: world.variant === 'second' ? String(rows.length) : rows.length,
    });
  },
  refuse: refusedWith('message'),
};

function isPast(row: Row): boolean {
  return row.status !== 'W';
}

function memberBy(account: string | undefined, world: World): Row | undefined {
  return rowsOf('members', world).find((row) => row.accountno === account);
}

/** "200 gives data; 400 gives an error body", and "when the member core lookup returns nothing". */
const coreData: Answers = {
  give: ({ headers }, world) => {
    if (world.variant === 'empty') return { status: 200, type: 'text/plain', body: '' };
    const row = memberBy(headers.accountno, world);
    if (!row) return json({ message: 'No such account' }, 400);
    return json({ data: answerRow(coreMember, coreRow(row), world.variant) });
  },
  refuse: (text) => json({ message: text }, 400),
};

const companyRecords: Answers = {
  give: ({ headers }, world) => {
    const row = memberBy(headers.account, world);
    const data = row ? answerRow(coreMember, coreRow(row), world.variant) : null;
    return json({ data: world.variant === 'second' ? (data ? [data] : []) : data });
  },
  refuse: refusedWith('message'),
};

/** The member with this id has no files. */
const WITHOUT_FILES = 2;

const files: Answers = {
  give: ({ body }, world) => {
    if (world.variant === 'empty') return json({ data: [], sharepoint: false });
    if (Number(body.member_id) === WITHOUT_FILES) return files.refuse('File does not exist.', world.variant);
    const of = (tag: string, filename: string) =>
      answerRow(memberFile, { tag, path: `members/${filename}.png`, ext: 'png', filename }, world.variant);
    const data = [of('selfie', 'selfie'), of(world.variant === 'second' ? String(body.file_type) : 'ID', 'id')];
    return json({ data, sharepoint: world.variant !== 'second' });
  },
  refuse: refusedWith('message'),
};

const pictureByPath: Answers = {
  give: ({ headers }, world) => bytes(world.images.get(headers.imagepath ?? '') ?? PICTURE, 'image/png'),
  refuse: refusedWith('message'),
};

const decides = does(textSuccessMessage, ({ body }, world) => {
  const row = foundBy(pendingMember, 'recordid', body.memberid, world);
  if (!row) return 'No such record';
  const { status = '', approved_by = '', remarks = '' } = body;
  const is_for_reapprove = status === 'D' && isOn(body.reapprove_notification);
  Object.assign(row, { status, approved_by, approved_date: '2026-11-20T08:15:00', remarks, is_for_reapprove });
  return {};
});

const reapproves = does(successOrError, ({ body }, world) => {
  const row = foundBy(pendingMember, 'recordid', body.memberid, world);
  if (!row) return 'No such record';
  Object.assign(row, { status: 'A', is_reapprove: true, is_for_reapprove: false });
  return {};
});

const matches = containing('searchtext', 'lastname', 'firstname', 'accountno', 'increment_id');

function asWanted(row: Row, request: Asked): boolean {
  return isPast(row) && row.is_reapprove === (request.headers.reapprove === 'TRUE');
}

/** "success, base64": the document names no message. */
const savesImage: Answers = {
  give: () => json({ success: true, base64: PICTURE.toString('base64') }),
  refuse: successMessage.no,
};
const FILES = 'member_id file_type=govid|intid';

/** portal §7: review of registrations */
export const members: Calls = {
  listPendingRegistrations: get('RecordStart=<digits> RecordEnd=<digits> Avega=0|1', listsPending),
  listRegistrationHistory: get(
    'DateFrom=<MM/DD/YYYY>|<MM-DD-YYYY> DateTo=<MM/DD/YYYY>|<MM-DD-YYYY> FilterBy=APPROVED|POSTED Reapprove=TRUE|FALSE',
    lists(pastMember, dataList, asWanted),
  ),
  searchRegistrations: get(
    'SEARCHTEXT',
    lists(pastMember, dataList, (row, request) => isPast(row) && matches(row, request)),
  ),
  getMemberCoreData: get('AccountNo', coreData),
  listCompanyRecords: get('Account', companyRecords),
  listMemberFiles: post(FILES, files, { wrapped: 'Value' }),
  listAxaDomainFiles: post(FILES, files, { wrapped: 'Value' }),
  saveImage: post('ImageBase64 ImageDetails', savesImage, {
    inside: { ImageDetails: 'recordid avega accountno filename filepath filetype filetag' },
  }),
  saveImageForm: post('base64 Image_datails', savesImage, {
    as: 'form',
    inside: { Image_datails: 'recordid avega accountno filename filepath filetype filetag' },
  }),
  getImage: get('ImagePath', pictureByPath),
  saveDecision: post(
    'memberid status=A|D approved_by remarks special_instructions fullname email reapprove_notification',
    decides,
    { wrapped: 'Value' },
  ),
  reapproveRegistration: post('memberid email fullname', reapproves, { wrapped: 'Value' }),
  getFeatureFlag: get('Name', {
    give: (_asked, { variant }) =>
      json(variant === 'empty' ? { data: null } : { data: { is_active: variant === 'first' } }),
    refuse: refusedWith('message'),
  }),
  listRequestLogs: get('DateFrom DateTo', lists(requestLog, dataOrError)),
};
