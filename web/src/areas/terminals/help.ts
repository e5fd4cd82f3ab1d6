import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/kiosk-terminal'],
    purpose: 'The kiosks in hospitals, with their terminal, device and network address.',
    steps: [
      'Click [Add Terminal], enter hospital code, terminal ID, device ID and Mac address, and click [Save].',
      'Click a row to change a kiosk.',
      '[From a sheet…] adds and changes several from a spreadsheet, and shows what each row will do before you send it.',
      'Select several to use [Make active] or [Disable] on all of them.',
      'Both ask [Proceed with the changes?] before saving.',
    ],
    states: [
      ['Active', 'The kiosk is in use. New kiosks are active by default.'],
      ['Disabled', 'The kiosk is not in use.'],
    ],
    saved: ['The kiosk server gets the kiosk’s hospital and status. The effect at the kiosk depends on that server.'],
    notes: [
      '‘Invalid access token!’ is about the kiosk server’s service account, not your session. Ask the people who run the servers to fix it.',
    ],
    calls: ['addKioskTerminal', 'updateKioskTerminal'],
  },
  {
    paths: ['/agorapod-terminal'],
    purpose: 'The pods in hospitals, with their devices and number of print copies.',
    steps: [
      'Click [Add Device], fill in the form and click [Save]. Text is saved in capitals. Property tag and description are optional.',
      'Click a row to change a pod. Both ask [Proceed with the changes?] before saving.',
      'To delete a pod, confirm with [Yes, Delete].',
      '[From a sheet…] adds and changes several from a spreadsheet, and shows what each row will do before you send it.',
      'Select several to use [Make active] or [Disable] on all of them, or to delete them.',
    ],
    states: [
      ['Yes', 'The pod is active.'],
      ['No', 'The pod is not active. New pods are disabled by default.'],
    ],
    saved: ['The hospital’s name and address come from its code. Undo adds a deleted pod again, as a new one.'],
    calls: ['addPodDevice', 'updatePodDevice', 'deletePodDevice'],
  },
];
