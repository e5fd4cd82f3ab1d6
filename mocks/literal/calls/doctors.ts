import { containing, dataList, does, lists, openList } from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import { doctorApplication, doctorFile, doctorRemark } from '../entities/doctors.ts';
import { foundBy } from '../entity.ts';
import { notShown, successMessage, textSuccessMessage } from '../replies.ts';
import type { Answers, Asked, Row } from '../shapes.ts';

function isPast(row: Row): boolean {
  return row.RegStatus !== 'W';
}

/** "disapproval response read as text with quotes stripped" */
function replyTo(request: Asked) {
  return request.body.status === 'D' ? textSuccessMessage : successMessage;
}

const decides: Answers = {
  give: (request, world) =>
    does(replyTo(request), ({ body }) => {
      const row = foundBy(doctorApplication, 'Docuser_ID', body.DOCUSER_ID, world);
      if (!row) return 'No such record';
      const { status: RegStatus = '', approved_by: Approvedby = '', remarks = '' } = body;
      Object.assign(row, { RegStatus, Approvedby, Approveddate: '11-20-2026', remarks });
      return {};
    }).give(request, world),
  refuse: successMessage.no,
};

const savesBank = does(notShown, ({ body }, world) => {
  const row = foundBy(doctorApplication, 'DrCode', body.drcode, world);
  if (!row) return 'No such record';
  Object.assign(row, { swiftcode: body.swiftcode ?? '', bankacct: body.bankacct ?? '' });
  return {};
});

const matches = containing('searchtext', 'Lastname', 'Firstname', 'PRCnumber', 'Email');

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
    lists(doctorApplication, openList, (row, request) => isPast(row) && matches(row, request)),
  ),
  listDoctorRemarks: get('', lists(doctorRemark, openList)),
  listDoctorFiles: post('doctor_id file_type', lists(doctorFile, dataList)),
  decideDoctorApplication: post(
    'DOCUSER_ID approved_by email fullname prcnumber reapprove_notification remarks status=A|D',
    decides,
  ),
  saveDoctorBankDetails: post('drcode swiftcode bankacct postedby email', savesBank),
};
