// What a script says of itself, for those who choose among the scripts.

/** Of a core script: it is about what the console does by itself, whichever mode the gateway is in. */
export const ONLY_CONSOLE = { tag: '@only-console' };
