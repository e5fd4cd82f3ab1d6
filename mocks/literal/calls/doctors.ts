import { containsText, dataList, lists, openList } from '../callBehaviour.ts';
import { doctorApplication, doctorFile, doctorRemark } from '../entities/doctors.ts';
import { foundBy } from '../entity.ts';
import { notShown, successMessage, textSuccessMessage } from '../replies.ts';
import type { Answers, Asked, Row, Section, World } from '../shapes.ts';

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

export const doctors: Section = {
  title: 'console §7: Doctor review',
  calls: [
    {
      name: 'pendingDoctors',
      spec: 'console: "GET pending applications"',
      method: 'GET',
      path: '/api/doctors/pending-list',
      sends: {},
      answers: lists(doctorApplication, openList, (row) => !isPast(row)),
    },
    {
      name: 'doctorHistory',
      spec: 'console: "GET approval history"',
      method: 'GET',
      path: '/api/doctors/history',
      sends: {},
      answers: lists(doctorApplication, openList, isPast),
    },
    {
      name: 'doctorExportRows',
      spec: 'console: "GET export rows"',
      method: 'GET',
      path: '/api/doctors/export-rows',
      sends: {},
      answers: lists(doctorApplication, openList, isPast),
    },
    {
      name: 'searchDoctors',
      spec: 'console: "GET search with header SEARCHTEXT"',
      method: 'GET',
      path: '/api/doctors/search',
      sends: { headers: 'SEARCHTEXT' },
      answers: lists(
        doctorApplication,
        openList,
        (row, { headers }) =>
          isPast(row) && containsText(row, headers.searchtext, 'Lastname', 'Firstname', 'PRCnumber', 'Email'),
      ),
    },
    {
      name: 'doctorRemarkOptions',
      spec: 'console: "GET disapproval remark options"',
      method: 'GET',
      path: '/api/doctors/remark-options',
      sends: {},
      answers: lists(doctorRemark, openList),
    },
    {
      name: 'doctorFiles',
      spec: 'console: "POST uploaded files {doctor_id, file_type}: …; response rows with tag and path"',
      method: 'POST',
      path: '/api/doctors/files',
      sends: { body: 'doctor_id file_type' },
      answers: lists(doctorFile, dataList),
    },
    {
      name: 'decideDoctor',
      spec: 'console: "POST approve/disapprove {DOCUSER_ID, approved_by, email, fullname, prcnumber, reapprove_notification, remarks, status A or D}: response success, message (disapproval response read as text with quotes stripped)"',
      method: 'POST',
      path: '/api/doctors/decide',
      sends: { body: 'DOCUSER_ID approved_by email fullname prcnumber reapprove_notification remarks status=A|D' },
      answers: decides,
    },
    {
      name: 'saveDoctorBank',
      spec: 'console: "POST save bank details {drcode, swiftcode, bankacct, postedby, email}"',
      method: 'POST',
      path: '/api/doctors/save-bank',
      sends: { body: 'drcode swiftcode bankacct postedby email' },
      answers: savesBank,
    },
  ],
};
