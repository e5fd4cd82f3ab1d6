/** How long after a one-time password another one can be asked for. */
export const RESEND_AFTER_SECONDS = 60;
