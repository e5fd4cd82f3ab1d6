// What the gateway says of a call that it has not made. Nothing was done, so that whoever reads it may simply try again.

export const NOT_RECORDABLE = 'This cannot be recorded just now. Please try again later.';
export const STORE_AWAY =
  'The console cannot check who you are just now. Nothing was done. Please try again in a moment.';

export const isNotMade = (message: string | undefined) => message === NOT_RECORDABLE || message === STORE_AWAY;

/** The gateway's word for a server to which there was no way: it has answered nothing, not even that it failed. */
export const NOT_REACHED = 'The server could not be reached.';

/** And for an answer that was cut because it is more than anybody is given at once: to ask for the same again is in vain. */
export const TOO_LONG = 'The server gave more than can be taken at once.';
