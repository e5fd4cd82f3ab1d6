// Headers that no settings may give to a server: the gateway sets them, keeps them to itself, or they are between two
// neighbours only.
const RESERVED = new RegExp(
  `^(${[
    'accept(-.*)?',
    'authorization',
    'connection',
    'content-.*',
    'cookie',
    'expect',
    'forwarded',
    'host',
    'human-proof',
    'keep-alive',
    'otp-ticket',
    'proxy-.*',
    'set-cookie',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
    'x-forwarded-.*',
    'x-request-id',
  ].join('|')})$`,
  'i',
);

export const isReserved = (header: string) => RESERVED.test(header);
