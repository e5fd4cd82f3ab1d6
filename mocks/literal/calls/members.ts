import { containsText, dataList, dataOrError, lists, replies } from '../callBehaviour.ts';
import { coreMember, coreRow, memberFile, pastMember, pendingMember, requestLog } from '../entities/members.ts';
import { answerRow, foundBy, isOn, rowsOf } from '../entity.ts';
import { bytes, json, refusedWith, successMessage, successOrError, textSuccessMessage } from '../replies.ts';
import type { Answers, Asked, Row, Section, World } from '../shapes.ts';

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

const decides: Answers = {
  give: ({ body }, world) => {
    const row = foundBy(pendingMember, 'recordid', body.memberid, world);
    if (!row) return textSuccessMessage.no('No such record', world.variant);
    Object.assign(row, {
      status: body.status ?? '',
      approved_by: body.approved_by ?? '',
      approved_date: '2026-11-20T08:15:00',
      remarks: body.remarks ?? '',
      is_for_reapprove: body.status === 'D' && isOn(body.reapprove_notification),
    });
    return textSuccessMessage.yes(world.variant);
  },
  refuse: textSuccessMessage.no,
};

const reapproves: Answers = {
  give: ({ body }, world) => {
    const row = foundBy(pendingMember, 'recordid', body.memberid, world);
    if (!row) return successOrError.no('No such record', world.variant);
    Object.assign(row, { status: 'A', is_reapprove: true, is_for_reapprove: false });
    return successOrError.yes(world.variant);
  },
  refuse: successOrError.no,
};

function asWanted(row: Row, request: Asked): boolean {
  return isPast(row) && row.is_reapprove === (request.headers.reapprove === 'TRUE');
}

const base64 = { base64: PICTURE.toString('base64') };
const FILES_SEND = { body: 'member_id file_type=govid|intid', wrapped: 'Value' } as const;

export const members: Section = {
  title: 'portal §7: review of registrations',
  calls: [
    {
      name: 'pendingMembers',
      spec: "portal: \"Pending KYC list | GET | headers RecordStart, RecordEnd (offsets), Avega ('0' for INT APD else '1') | data list, recordcount\"",
      method: 'GET',
      path: '/api/kyc/pending-list',
      sends: { headers: 'RecordStart=<digits> RecordEnd=<digits> Avega=0|1' },
      answers: listsPending,
    },
    {
      name: 'approvalHistory',
      spec: "portal: \"Approval history | GET | headers DateFrom, DateTo …, FilterBy ('APPROVED'), Reapprove ('TRUE'/'FALSE'); export uses FilterBy POSTED or APPROVED | data list\"",
      method: 'GET',
      path: '/api/kyc/history',
      sends: {
        headers:
          'DateFrom=<MM/DD/YYYY>|<MM-DD-YYYY> DateTo=<MM/DD/YYYY>|<MM-DD-YYYY> FilterBy=APPROVED|POSTED Reapprove=TRUE|FALSE',
      },
      answers: lists(pastMember, dataList, asWanted),
    },
    {
      name: 'searchMembers',
      spec: 'portal: "Advanced search | GET | header SEARCHTEXT | data list"',
      method: 'GET',
      path: '/api/kyc/search',
      sends: { headers: 'SEARCHTEXT' },
      answers: lists(
        pastMember,
        dataList,
        (row, { headers }) =>
          isPast(row) && containsText(row, headers.searchtext, 'lastname', 'firstname', 'accountno', 'increment_id'),
      ),
    },
    {
      name: 'memberCoreData',
      spec: 'portal: "Member core data | GET | header AccountNo | 200 gives data; 400 gives an error body"',
      method: 'GET',
      path: '/api/core/member',
      sends: { headers: 'AccountNo' },
      answers: coreData,
    },
    {
      name: 'companyRecords',
      spec: 'portal: "Company records for account | GET | header Account | data"',
      method: 'GET',
      path: '/api/core/company-records',
      sends: { headers: 'Account' },
      answers: companyRecords,
    },
    {
      name: 'memberFiles',
      spec: 'portal: "Files of member | POST | Value (member_id, file_type govid or intid) | data list (tag, path, ext, filename), sharepoint flag; \'File does not exist.\' means missing"',
      method: 'POST',
      path: '/api/kyc/files',
      sends: FILES_SEND,
      answers: files,
    },
    {
      name: 'memberFilesOther',
      spec: 'portal: "data.is_active switches which file-fetch endpoint and token are used"',
      method: 'POST',
      path: '/api/axa/files',
      sends: FILES_SEND,
      answers: files,
    },
    {
      name: 'saveImage',
      spec: 'portal: "Save image | POST | ImageBase64, ImageDetails | success, base64"',
      method: 'POST',
      path: '/api/kyc/save-image',
      sends: {
        body: 'ImageBase64 ImageDetails',
        inside: { ImageDetails: 'recordid avega accountno filename filepath filetype filetag' },
      },
      answers: replies(successMessageless(), base64),
    },
    {
      name: 'saveImageAsForm',
      spec: 'portal: "(also a form-encoded variant: base64 and Image_datails)"',
      method: 'POST',
      path: '/api/kyc/save-image-form',
      sends: {
        body: 'base64 Image_datails',
        as: 'form',
        inside: { Image_datails: 'recordid avega accountno filename filepath filetype filetag' },
      },
      answers: replies(successMessageless(), base64),
    },
    {
      name: 'imageByPath',
      spec: 'portal: "Image by path | GET | header ImagePath | blob"; console: "GET image as blob with header ImagePath"',
      method: 'GET',
      path: '/api/files/image',
      sends: { headers: 'ImagePath' },
      answers: pictureByPath,
    },
    {
      name: 'decideMember',
      spec: 'portal: "Approve / disapprove | POST | Value (memberid, status A or D, approved_by, remarks, special_instructions, fullname, email, reapprove_notification) | text decoded to success, message"',
      method: 'POST',
      path: '/api/kyc/decide',
      sends: {
        body: 'memberid status=A|D approved_by remarks special_instructions fullname email reapprove_notification',
        wrapped: 'Value',
      },
      answers: decides,
    },
    {
      name: 'reapproveMember',
      spec: 'portal: "Reapprove | POST | Value (memberid, email, fullname) | success or error_message"',
      method: 'POST',
      path: '/api/kyc/reapprove',
      sends: { body: 'memberid email fullname', wrapped: 'Value' },
      answers: reapproves,
    },
    {
      name: 'featureFlag',
      spec: 'portal: "Feature flag lookup | GET | header Name (e.g. ENABLE_AXADOMAIN) | data.is_active switches …"',
      method: 'GET',
      path: '/api/features/flag',
      sends: { headers: 'Name' },
      answers: {
        give: (_asked, { variant }) =>
          json(variant === 'empty' ? { data: null } : { data: { is_active: variant === 'first' } }),
        refuse: refusedWith('message'),
      },
    },
    {
      name: 'requestLogs',
      spec: 'portal: "Request logs | GET | headers DateFrom, DateTo | data list or error_message"; console: "GET request logs with headers DateFrom, DateTo -> data rows or error_message"',
      method: 'GET',
      path: '/api/logs/requests',
      sends: { headers: 'DateFrom DateTo' },
      answers: lists(requestLog, dataOrError),
    },
  ],
};

/** "success, base64": the document names no message. */
function successMessageless() {
  return {
    yes: (_variant: World['variant'], more: Row = {}) => json({ success: true, ...more }),
    no: successMessage.no,
  };
}
