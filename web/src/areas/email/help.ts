import type { HelpPage } from '@/app/help/page';

export const pages: HelpPage[] = [
  {
    paths: ['/email-feature'],
    purpose: 'How each app sends its emails: the address, its code and the email service.',
    steps: [
      'Click [Add API Service], fill in [App Name], [API Code], [End point] and [Service], and click [Save].',
      'Click a row to change it.',
      'Both ask [Proceed with the changes?] before saving.',
    ],
    saved: ['All emails of the app will be sent this way.'],
    notes: ['Manage the services in [Email Maintenance Configuration].'],
    calls: ['addEmailUrl', 'updateEmailUrl'],
  },
  {
    paths: ['/email-maintainance'],
    purpose: 'The services that send the apps’ emails, and their configurations.',
    steps: [
      'Click [Add Service], enter its name and click [Save].',
      'Click a row to change a service. The button at the end of the row opens [Service Configurations], the keys and their values.',
      'The console asks [Proceed with the changes?] before every save.',
    ],
    states: [
      ['Yes', 'The service or configuration is in use.'],
      ['No', 'The service or configuration is not in use.'],
    ],
    saved: ['A disabled service may stop sending emails.', 'A changed value applies to all emails of the service.'],
    notes: ['Values may be passwords, so they are masked until you show them. The audit log records who opens them.'],
    calls: ['addEmailService', 'updateEmailService', 'addEmailConfig', 'updateEmailConfig'],
  },
];
