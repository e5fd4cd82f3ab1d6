import { entity } from '../entity.ts';
import type { Row } from '../shapes.ts';

function doctor(Docuser_ID: number, Lastname: string, Firstname: string, more: Row = {}): Row {
  return {
    Docuser_ID,
    // Characters 7 to 12 are the same number whether characters are counted from 0 or from 1.
    incremental_id: `DOC026${String(Docuser_ID).padStart(6, '0')}`,
    Email: `doctor${Docuser_ID}@example.com`,
    Lastname,
    Firstname,
    MidName: 'Reyes',
    Gender: 'M',
    Birthdate: '1975-06-15T00:00:00',
    PRCnumber: `PRC${Docuser_ID}`,
    DrType: 'SPECIALIST',
    DrCode: `DR${Docuser_ID}`,
    Contactno: '9171234567',
    Telephone: '02-8123-4567',
    Role: 'DOCTOR',
    RegStatus: 'W',
    Posted_date: '11-20-2026',
    verification_date: '11-20-2026',
    Approvedby: '',
    Approveddate: '',
    is_reapprove: false,
    bankacct: '',
    swiftcode: '',
    remarks: '',
    ...more,
  };
}

const decided = { Approvedby: 'int.mrd.admin@example.com', Approveddate: '11-21-2026' };

export const doctorApplication = entity(
  'doctorApplications',
  `Docuser_ID# incremental_id Email Lastname Firstname MidName? Gender? Birthdate? PRCnumber DrType? DrCode Contactno?
   Telephone? Role SelectedDoctors* RegStatus Posted_date|Regdate verification_date? Approvedby? Approveddate?
   is_reapprove? bankacct? swiftcode? remarks?`,
  [
    doctor(1, 'Garcia', 'Luis'),
    doctor(2, 'Ordoñez', 'Inés 🩺', { Gender: 'F' }),
    doctor(3, 'Torres', 'Eva', { Role: 'SECRETARY', SelectedDoctors: ['Luis Garcia', 'Inés Ordoñez'] }),
    doctor(4, 'Rivera', 'Sol', { ...decided, RegStatus: 'A', bankacct: '001234', swiftcode: 'BOPIPHMM' }),
    doctor(5, 'Zuñiga', 'Rex 🏥', { ...decided, RegStatus: 'D', remarks: 'Blurred ID' }),
  ],
);

export const doctorFile = entity('doctorFiles', 'tag path', [
  { tag: 'selfie', path: 'doctors/selfie.png' },
  { tag: 'prc_id', path: 'doctors/prc_id.png' },
]);

export const doctorRemark = entity('doctorRemarks', 'remarks reapp_notif#', [
  { remarks: 'Blurred licence', reapp_notif: 1 },
  { remarks: 'Señal distinta 🙂', reapp_notif: 0 },
]);
