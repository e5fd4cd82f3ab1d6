// The words of fields with two values, as many forms have them.

export const STATUSES = [
  { value: 'A', label: 'Active' },
  { value: 'D', label: 'Disable' },
] as const;

export const YES_NO = [
  { value: '1', label: 'Yes' },
  { value: '0', label: 'No' },
] as const;
