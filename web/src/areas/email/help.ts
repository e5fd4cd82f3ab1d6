import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/email-feature'],
    purpose: 'Where each app asks for its e-mails to be sent: the address, its code and the service behind it.',
    steps: [
      'Press [Add API Service], fill in [App Name], [API Code], [End point] and [Service], and press [Save].',
      'Press a row to change one.',
      'Both ask [Proceed with the changes?] before anything is sent.',
    ],
    saved: ['All e-mails of the app will be sent that way.'],
    notes: ['The services to choose from are kept on [Email Maintenance Configuration].'],
    calls: ['addEmailUrl', 'updateEmailUrl'],
  },
  {
    paths: ['/email-maintainance'],
    purpose: 'The services that send the apps’ e-mails, and what each is configured with.',
    steps: [
      'Press [Add Service], write its name and press [Save].',
      'Press a row to change a service. The button at its end opens [Service Configurations]: keys with their values, five to a page.',
      'Everything asks [Proceed with the changes?] before it is sent.',
    ],
    states: [
      ['Yes', 'The service, or the value, is active: it sends e-mails, or counts for them.'],
      ['No', 'It is disabled.'],
    ],
    saved: [
      'People who get e-mails from a disabled service may no longer get them.',
      'A changed value counts for all e-mails of the service.',
    ],
    notes: ['Values may be passwords: they are masked until you want to see one, and who read them is recorded.'],
    calls: ['addEmailService', 'updateEmailService', 'addEmailConfig', 'updateEmailConfig'],
  },
];
