/** How long after a one-time password another one can be requested. */
export const RESEND_AFTER_SECONDS = 60;
