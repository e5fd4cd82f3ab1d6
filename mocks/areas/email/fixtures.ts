const LONG =
  'Notices to members, doctors, clinics and corporate accounts about approvals, schedules, reimbursements and everything else that is';

export const fixtures = {
  /** The service with the most values, some of them secret. */
  main: 'Office mail relay',
  /** It sends no e-mails any more. */
  inactive: 'Old mail gateway',
  /** Without configuration values. */
  bare: 'Bulk newsletters',
  longName: LONG.padEnd(250, '.'),
  script: '<script>alert("service")</script>',
  formula: '=1+1',
  secret: { key: 'SMTP_PASSWORD', value: 'Tagaytay-Ridge-2026' },
  plain: { key: 'SMTP_HOST', value: 'smtp.lumina.example' },
  /** The code of an existing URL. */
  apicode: 'AGORA_OTP',
};
