import { entity } from '../entity.ts';

export const doctorApplication = entity(
  `Docuser_ID# incremental_id Email Lastname Firstname MidName? Gender? Birthdate? PRCnumber DrType? DrCode Contactno?
   Telephone? Role SelectedDoctors* RegStatus Posted_date|Regdate verification_date? Approvedby? Approveddate?
   is_reapprove? bankacct? swiftcode? remarks?`,
  `Docuser_ID | Lastname | Firstname | Role      | SelectedDoctors           | RegStatus | bankacct | swiftcode | remarks
   1          | Garcia   | Luis      | DOCTOR    |                           | W         |          |           |
   2          | Ordoñez  | Inés 🩺   | DOCTOR    |                           | W         |          |           |
   3          | Torres   | Eva       | SECRETARY | Luis Garcia, Inés Ordoñez | W         |          |           |
   4          | Rivera   | Sol       | DOCTOR    |                           | A         | 001234   | BOPIPHMM  |
   5          | Zuñiga   | Rex 🏥    | DOCTOR    |                           | D         |          |           | Blurred ID`,
  ({ Docuser_ID: id, RegStatus }) => ({
    // Characters 7 to 12 are the same number whether characters are counted from 0 or from 1.
    incremental_id: `DOC026${String(id).padStart(6, '0')}`,
    ...{ Email: `doctor${id}@example.com`, PRCnumber: `PRC${id}`, DrCode: `DR${id}`, Gender: id === 2 ? 'F' : 'M' },
    ...{ MidName: 'Reyes', Birthdate: '1975-06-15T00:00:00', DrType: 'SPECIALIST', is_reapprove: false },
    ...{
      Contactno: '9171234567',
      Telephone: '02-8123-4567',
      Posted_date: '11-20-2026',
      verification_date: '11-20-2026',
    },
    Approvedby: RegStatus === 'W' ? '' : 'int.mrd.admin@example.com',
    Approveddate: RegStatus === 'W' ? '' : '11-21-2026',
  }),
);

export const doctorFile = entity(
  'tag path',
  `tag    | path
   selfie | doctors/selfie.png
   prc_id | doctors/prc_id.png`,
);

export const doctorRemark = entity(
  'remarks reapp_notif#',
  `remarks           | reapp_notif
   Blurred licence   | 1
   Señal distinta 🙂 | 0`,
);
