import { containsText, dataList, lists, openList } from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import { doctorApplication, doctorFile, doctorRemark } from '../entities/doctors.ts';
import { foundBy } from '../entity.ts';
import { notShown, successMessage, textSuccessMessage } from '../replies.ts';
import type { Answers, Asked, Row, World } from '../shapes.ts';

function isPast(row: Row): boolean {
  return row.RegStatus !== 'W';
}

/** "disapproval response read as text with quotes stripped" */
function replyTo(request: Asked) {
  return request.body.status === 'D' ? textSuccessMessage : successMessage;
}

const decides: Answers = {
  give: (request, world) => {
    const { body } = request;
    const row = foundBy(doctorApplication, 'Docuser_ID', body.DOCUSER_ID, world);
    if (!row) return replyTo(request).no('No such record', world.variant);
    Object.assign(row, {
      RegStatus: body.status ?? '',
      Approvedby: body.approved_by ?? '',
      Approveddate: '11-20-2026',
      remarks: body.remarks ?? '',
    });
    return replyTo(request).yes(world.variant);
  },
  refuse: successMessage.no,
};

const savesBank: Answers = {
  give: ({ body }, world: World) => {
    const row = foundBy(doctorApplication, 'DrCode', body.drcode, world);
    if (row) Object.assign(row, { swiftcode: body.swiftcode ?? '', bankacct: body.bankacct ?? '' });
    return row ? notShown.yes(world.variant) : notShown.no('No such record', world.variant);
  },
  refuse: notShown.no,
};

/** console §7: Doctor review */
export const doctors: Calls = {
  listPendingDoctors: get(
    '',
    lists(doctorApplication, openList, (row) => !isPast(row)),
  ),
  listDoctorHistory: get('', lists(doctorApplication, openList, isPast)),
  listDoctorExportRows: get('', lists(doctorApplication, openList, isPast)),
  searchDoctors: get(
    'SEARCHTEXT',
    lists(
      doctorApplication,
      openList,
      (row, { headers }) =>
        isPast(row) && containsText(row, headers.searchtext, 'Lastname', 'Firstname', 'PRCnumber', 'Email'),
    ),
  ),
  listDoctorRemarks: get('', lists(doctorRemark, openList)),
  listDoctorFiles: post('doctor_id file_type', lists(doctorFile, dataList)),
  decideDoctorApplication: post(
    'DOCUSER_ID approved_by email fullname prcnumber reapprove_notification remarks status=A|D',
    decides,
  ),
  saveDoctorBankDetails: post('drcode swiftcode bankacct postedby email', savesBank),
};
