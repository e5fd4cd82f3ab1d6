// The gateway's messages for calls that it has not passed on. Nothing was done, so the user may simply try again.

export const NOT_RECORDABLE = 'This cannot be recorded just now. Please try again later.';
export const STORE_AWAY =
  'The console cannot check who you are just now. Nothing was done. Please try again in a moment.';

export const isNotMade = (message: string | undefined) => message === NOT_RECORDABLE || message === STORE_AWAY;

/** The gateway's message when it could not reach the server at all. */
export const NOT_REACHED = 'The server could not be reached.';

/** The gateway's message when it cut an answer off for its length: repeating the same call is pointless. */
export const TOO_LONG = 'The server gave more than can be taken at once.';

/** The gateway's message for an answer that breaks the contract. */
export const NOT_IN_CONTRACT = 'The server gave an answer that is not in the contract.';
