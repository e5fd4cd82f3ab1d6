import type { components } from '#contract';

export type Remark = components['schemas']['Remark'];

type Text = [remarks: string, instructions: string, differing?: Partial<Remark>];

const disabled = {
  status: 'D',
  edited_date: '2026-03-09T13:20:00',
  edited_by: 'maria.santos@lumina.example',
} as const;
const promised = { reapp_notif: '1' } as const;

const texts: Text[] = [
  ['Name does not match our records', 'Please register with your name as printed on your card.', promised],
  ['Birthdate does not match our records', 'Please register with the birthdate on your government ID.', promised],
  [
    'Employee ID does not match our records',
    'Please ask your HR for the employee ID they enrolled you with.',
    promised,
  ],
  ['Card number does not match our records', 'Please enter the card number printed on the front of your card.'],
  ['Account number does not match our records', 'Please enter the 13-digit account number printed on your card.'],
  ['Gender does not match our records', 'Please ask your HR to correct your membership record.', promised],
  ['Civil status does not match our records', 'Please ask your HR to update your civil status.', promised],
  ['Blurred or missing selfie', 'Please take a new selfie in good light, without a mask, cap or sunglasses.'],
  ['Blurred government ID', 'Please take a new picture of your ID; every letter on it must be readable.'],
  ['Expired government ID', 'Please submit a valid ID that has not expired.'],
  ['No government ID submitted', 'Please submit one valid government ID with your picture on it.'],
  ['Selfie does not match the ID', 'Please submit a selfie and an ID that show the same person.'],
  ['Duplicate registration', 'You are registered already. Please sign in with the email you used before.'],
  ['Picture of the ID is cropped', 'Please take a picture that shows the whole ID.', disabled],
  ['Incomplete documents', 'Please submit all documents that were asked for.', disabled],
];

export function seedRemarks(): Remark[] {
  return texts.map(([remarks, special_instructions, differing], index) => ({
    recordid: index + 1,
    remarks,
    special_instructions,
    status: 'A',
    reapp_notif: '0',
    posted_date: `2025-06-02T09:${15 + index * 2}:00`,
    posted_by: 'maria.santos@lumina.example',
    edited_date: null,
    edited_by: null,
    ...differing,
  }));
}
