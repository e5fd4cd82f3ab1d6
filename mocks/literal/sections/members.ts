import { rowsFor } from '../records.ts';
import { bytes, json, successMessage, textSuccessMessage } from '../replies.ts';
import { gives, section } from '../section.ts';
import type { Answers, Row } from '../shapes.ts';

/** A plain picture that is large enough, because the review desks treat one of a few pixels as broken. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABACAIAAABqVuVZAAAAaUlEQVR42u3QIREAAAgEsO+fDI0mDA3QiN0twVI9HKJAkCBBggQJEiQIQYIECRIkSJAgBAkSJEiQIEGCECRIkCBBggQJEoQgQYIECRIkSBCCBAkSJEiQIEEIEiRIkCBBggQJQpAgQYL+WXPzE3bIFWf4AAAAAElFTkSuQmCC',
  'base64',
);

const listsPending = gives(({ headers }, { variant }) => {
  const isSecond = headers.avega === '1';
  const waiting = rowsFor('pendingMember', variant, (row) => row.status === 'W' && row.avegatag === isSecond);
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
    const [data] = rowsFor('coreMember', variant, ({ accountno }) => accountno === headers.accountno);
    return data ? json({ data }) : json({ message: 'No such account' }, 400);
  },
  (text) => json({ message: text }, 400),
);

const companyRecords = gives(({ headers }, { variant }) => {
  const found = rowsFor('coreMember', variant, ({ accountno }) => accountno === headers.account);
  return json({ data: variant === 'second' ? found : (found[0] ?? null) });
});

/** The member with this id has no files. */
const WITHOUT_FILES = 2;

const files: Answers = gives(({ body }, { variant }) => {
  if (variant !== 'empty' && Number(body.member_id) === WITHOUT_FILES)
    return files.refuse('File does not exist.', variant);
  const data = rowsFor('memberFile', variant).map(
    (row): Row => (variant === 'second' && row.tag === 'ID' ? { ...row, tag: String(body.file_type) } : row),
  );
  return json({ data, sharepoint: variant === 'first' });
});

/** "success, base64": the document names no message. */
const savesImage = gives(() => json({ success: true, base64: PICTURE.toString('base64') }), successMessage.no);
const getsImage = gives(() => bytes(PICTURE, 'image/png'));
const flag = gives((_asked, { variant }) =>
  json({ data: variant === 'empty' ? null : { is_active: variant === 'first' } }),
);

const IMAGE = 'recordid avega accountno filename filepath filetype filetag';
const DAY = '<MM/DD/YYYY>|<MM-DD-YYYY>';
const DETAILS = `accountno lastname firstname middlename?=Reyes gender? birthdate?=1985-03-04T00:00:00 civil_status?=S
  company?=Acme_Trading_Inc. employee_id?=EMP-{recordid} membertype?=P member_status?=A status is_reapprove
  is_for_reapprove avegatag cardno? mobileno?=9171234567 email=member{recordid}@example.com street?=12_Mabini_Street
  city_municipal?=Makati province?=Metro_Manila regcount#?=1 remarks? approved_date? approved_by?
  issued?=2025-01-01T00:00:00 pci_refdate?=2025-01-01T00:00:00 pci_rendate?=2026-01-01T00:00:00 pci_termdate?
  pci_enddate?=2026-12-31T00:00:00 pci_membertype?=P pci_cardno? pci_gender? pci_accountno?`;

/** More than one page for the first brand, so that tests can see RecordStart and RecordEnd work. */
const TWELVE = Array.from({ length: 12 }, (_, at) => `  ${at + 1} | Dela Cruz ${at + 1} | Juan | W | false | false`);

export const members = section(
  `
# portal §7: review of registrations
GET listPendingRegistrations RecordStart=<digits> RecordEnd=<digits> Avega=0|1 → listsPending
GET listRegistrationHistory DateFrom=${DAY} DateTo=${DAY} FilterBy=APPROVED|POSTED Reapprove=TRUE|FALSE
  → dataList pastMember status!W is_reapprove=reapprove
GET searchRegistrations SEARCHTEXT → dataList pastMember status!W lastname,firstname,accountno,increment_id~SEARCHTEXT
GET getMemberCoreData AccountNo → coreData
GET listCompanyRecords Account → companyRecords
POST listMemberFiles @Value member_id file_type=govid|intid → files
POST listAxaDomainFiles @Value member_id file_type=govid|intid → files
POST saveImage ImageBase64 ImageDetails{${IMAGE}} → savesImage
POST saveImageForm @form base64 Image_datails{${IMAGE}} → savesImage
GET getImage ImagePath → getsImage
POST saveDecision @Value memberid status=A|D approved_by remarks special_instructions fullname email
  reapprove_notification → textSuccessMessage
POST reapproveRegistration @Value memberid email fullname → successOrError
GET getFeatureFlag Name → flag
GET listRequestLogs DateFrom DateTo → dataOrError requestLog

pendingMember: incremental_id posted_date=2026-11-20T08:15:00 email_verdate?=2026-11-20T08:20:00 ${DETAILS}
  recordid# | (lastname) | (firstname) | (status) | (is_reapprove) | (avegatag)
${TWELVE.join('\n')}
  13        | Peñaflor   | Zoë 🎉      | W        | false          | false
  21        | Aquino     | Maria       | W        | false          | true
  22        | Muñoz      | José 🎈     | W        | false          | true
  31        | Bautista   | Ana         | A        | false          | false
  32        | Ñuñez      | Leo 🎊      | D        | false          | false
  33        | Castro     | Mia         | A        | true           | false
  41        | Domingo    | Luz         | A        | false          | true
  42        | Estrada    | Noel        | D        | false          | true
  43        | Ferrer     | Paz         | A        | true           | true

# The history has the counter under another name.
pastMember(pendingMember): recordid# increment_id posted_date email_verdate? ${DETAILS}

# The data of the company's system about a member, derived from the registration.
coreMember(pendingMember): lastname firstname midname?={middlename} employee_id? birth_date?={birthdate} civil_status?
  gender? member_type?={membertype} acct={accountno} coverage_period?=2026-01-01_-_2026-12-31 cardno?
  card_printed_date?=2026-01-05T00:00:00

memberFile:
  tag    | path               | ext | filename
  selfie | members/selfie.png | png | selfie
  ID     | members/id.png     | png | id

# The documents give values for the filters, and none for the logs themselves.
requestLog: reqbody?={"member":"ACCT000001"} uri?=/consultations acctnum?=ACCT000001 mobileno?=9171234567
  reqtime             | resptime?           | statuscode# | errormsg?                | application | source
  2026-11-20T08:15:00 | 2026-11-20T08:15:02 | 200         |                          | TelAventus  | AgoraApp
  2026-11-20T09:00:00 | 2026-11-20T09:02:00 | 500         | No se encontró el año ⚠️ | Medgate     | AgoraWeb
  2026-11-20T09:30:00 | 2026-11-20T09:30:02 | 201         |                          | Medgate     | AgoraApp
  2026-11-20T10:00:00 | 2026-11-20T10:02:00 | null        | No answer                | Konsulta    | Kiosk
`,
  {
    answers: { listsPending, coreData, companyRecords, files, savesImage, getsImage, flag },
    values: {
      pendingMember({ recordid: id, status }) {
        const digits = String(id).padStart(6, '0');
        const [accountno, gender] = [`ACCT${digits}`, Number(id) % 2 ? 'F' : 'M'];
        const cardno = id === 13 ? '' : `1168000000${digits}`;
        // The counter is the same number whether characters are counted from 0 or from 1.
        const counter = `KYC2026${digits.slice(1)}`;
        return {
          ...{ incremental_id: counter, increment_id: counter, accountno, cardno, gender },
          ...{ pci_cardno: cardno, pci_gender: gender, pci_accountno: accountno },
          ...{ remarks: status === 'D' ? 'Blurred ID' : '', is_for_reapprove: status === 'D' },
          approved_date: status === 'W' ? '' : '2026-11-19T10:30:00',
          approved_by: status === 'W' ? '' : 'int.apd.admin@example.com',
        };
      },
    },
  },
);

/** "disapproval response read as text with quotes stripped" */
const decides = gives(
  ({ body }, { variant }) => (body.status === 'D' ? textSuccessMessage : successMessage).yes(variant),
  successMessage.no,
);

export const doctors = section(
  `
# console §7: Doctor review
GET listPendingDoctors → openList doctorApplication RegStatus:W
GET listDoctorHistory → openList doctorApplication RegStatus!W
GET listDoctorExportRows → openList doctorApplication RegStatus!W
GET searchDoctors SEARCHTEXT → openList doctorApplication RegStatus!W Lastname,Firstname,PRCnumber,Email~SEARCHTEXT
GET listDoctorRemarks → openList doctorRemark
POST listDoctorFiles doctor_id file_type → dataList doctorFile
POST decideDoctorApplication DOCUSER_ID approved_by email fullname prcnumber reapprove_notification remarks status=A|D
  → decides
POST saveDoctorBankDetails drcode swiftcode bankacct postedby email → notShown

doctorApplication: incremental_id=DOC026{Docuser_ID:6} Email=doctor{Docuser_ID}@example.com MidName?=Reyes Gender?
  Birthdate?=1975-06-15T00:00:00 PRCnumber=PRC{Docuser_ID} DrType?=SPECIALIST DrCode=DR{Docuser_ID}
  Contactno?=9171234567 Telephone?=02-8123-4567 Posted_date/Regdate=11-20-2026 verification_date?=11-20-2026
  Approvedby? Approveddate? is_reapprove?=false
  Docuser_ID# | Lastname | Firstname | Role      | SelectedDoctors*          | RegStatus | bankacct? | swiftcode? | remarks?
  1           | Garcia   | Luis      | DOCTOR    |                           | W         |           |            |
  2           | Ordoñez  | Inés 🩺   | DOCTOR    |                           | W         |           |            |
  3           | Torres   | Eva       | SECRETARY | Luis Garcia, Inés Ordoñez | W         |           |            |
  4           | Rivera   | Sol       | DOCTOR    |                           | A         | 001234    | BOPIPHMM   |
  5           | Zuñiga   | Rex 🏥    | DOCTOR    |                           | D         |           |            | Blurred ID

doctorFile:
  tag    | path
  selfie | doctors/selfie.png
  prc_id | doctors/prc_id.png

doctorRemark:
  remarks           | reapp_notif#
  Blurred licence   | 1
  Señal distinta 🙂 | 0
`,
  {
    answers: { decides },
    values: {
      doctorApplication: ({ Docuser_ID: id, RegStatus }) => ({
        Gender: id === 2 ? 'F' : 'M',
        Approvedby: RegStatus === 'W' ? '' : 'int.mrd.admin@example.com',
        Approveddate: RegStatus === 'W' ? '' : '11-21-2026',
      }),
    },
  },
);
