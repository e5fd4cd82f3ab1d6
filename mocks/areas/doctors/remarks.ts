// The remarks for disapproving a doctor. They belong to the upstream and are separate from those for registrations.
import type { components } from '#contract';

export type DoctorRemark = components['schemas']['DoctorRemark'];

export const remarksOnDoctors: [DoctorRemark, ...DoctorRemark[]] = [
  { remarks: 'PRC number does not match the licence', reapp_notif: '1' },
  { remarks: 'Name does not match the licence', reapp_notif: '1' },
  { remarks: 'Birthdate does not match the licence', reapp_notif: '1' },
  { remarks: 'Licence is expired', reapp_notif: '1' },
  { remarks: 'Licence picture is blurred', reapp_notif: '0' },
  { remarks: 'Licence picture is cropped', reapp_notif: '0' },
  { remarks: 'No licence submitted', reapp_notif: '0' },
  { remarks: 'Selfie does not match the licence picture', reapp_notif: '0' },
  { remarks: 'Blurred or missing selfie', reapp_notif: '0' },
  { remarks: 'Duplicate application', reapp_notif: '0' },
  { remarks: 'Accreditation is suspended', reapp_notif: '2' },
];

export const remarkOnSecretaries: DoctorRemark = {
  remarks: 'A selected doctor does not know this secretary',
  reapp_notif: '1',
};

export const doctorRemarks: DoctorRemark[] = [...remarksOnDoctors, remarkOnSecretaries];
