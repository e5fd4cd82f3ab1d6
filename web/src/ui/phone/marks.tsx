// The small icons of the phone's screen, each drawn as one shape.

export const Signal = () => (
  <svg viewBox="0 0 17 11" width="16" height="10" aria-hidden="true">
    <path d="M0 8h3v3H0zM4.6 5.5h3V11h-3zM9.2 3h3v8h-3zM13.8 0h3v11h-3z" fill="currentColor" />
  </svg>
);

export const Wifi = () => (
  <svg viewBox="0 0 16 12" width="14" height="10" aria-hidden="true">
    <path
      d="M1 4.4a10 10 0 0 1 14 0M3.5 7a6.4 6.4 0 0 1 9 0M6 9.6a2.8 2.8 0 0 1 4 0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
    />
  </svg>
);

export const Battery = () => (
  <svg viewBox="0 0 26 12" width="23" height="10" aria-hidden="true">
    <rect x=".6" y=".6" width="22" height="10.8" rx="3.2" fill="none" stroke="currentColor" opacity=".5" />
    <rect x="2.2" y="2.2" width="16.5" height="7.6" rx="1.9" fill="currentColor" />
    <path d="M24 4v4a2.2 2.2 0 0 0 0-4z" fill="currentColor" opacity=".5" />
  </svg>
);

export const Back = () => (
  <svg className="phone-back" viewBox="0 0 10 16" width="9" height="15" aria-hidden="true">
    <path
      d="M8.5 1.5 2 8l6.5 6.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

export const NoPicture = () => (
  <svg viewBox="0 0 48 36" width="48" height="36" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round">
      <rect x="1" y="1" width="46" height="34" rx="5" />
      <path d="m2 30 13-13 10 10 6-6 15 13" />
      <circle cx="33" cy="11" r="3.6" />
    </g>
  </svg>
);
