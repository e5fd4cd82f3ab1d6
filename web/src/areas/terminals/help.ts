import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/kiosk-terminal'],
    purpose: 'The kiosks in hospitals: each with its hospital, its terminal, its device and its network address.',
    steps: [
      'Press [Add Terminal], fill in hospital code, terminal ID, device ID and Mac address, and press [Save].',
      'Press a row to change a kiosk.',
      '[From a sheet…] adds and changes several from a spreadsheet: what each row does is shown before anything is sent.',
      'Several that are chosen are switched at once by [Make active] and [Disable].',
      'Both ask [Proceed with the changes?] before anything is sent.',
    ],
    states: [
      ['Active', 'The kiosk is in use. A new one is, unless you say otherwise.'],
      ['Disabled', 'It is not.'],
    ],
    saved: [
      'The kiosks’ server then knows which kiosk stands in which hospital, and whether it is active. What that server does at a kiosk is not known here.',
    ],
    notes: [
      '‘Invalid access token!’ is about the service account of the kiosks’ server, not about you: the people who run the servers must fix it.',
    ],
    calls: ['addKioskTerminal', 'updateKioskTerminal'],
  },
  {
    paths: ['/agorapod-terminal'],
    purpose: 'The pods in hospitals, with their devices and how many copies they print.',
    steps: [
      'Press [Add Device], fill in the form and press [Save]. Texts are sent in capitals; property tag and description may stay empty.',
      'Press a row to change a pod. Both ask [Proceed with the changes?] before anything is sent.',
      'Deleting a pod asks first, and is answered with [Yes, Delete].',
      '[From a sheet…] adds and changes several from a spreadsheet: what each row does is shown before anything is sent.',
      'Several that are chosen are switched at once by [Make active] and [Disable], or deleted.',
    ],
    states: [
      ['Yes', 'The pod is active.'],
      ['No', 'It is not. A new pod is not, unless you say otherwise.'],
    ],
    saved: [
      'Name and address of the hospital follow from its code. A deleted pod is gone; the Undo of its message adds it again, as a new one.',
    ],
    calls: ['addPodDevice', 'updatePodDevice', 'deletePodDevice'],
  },
];
