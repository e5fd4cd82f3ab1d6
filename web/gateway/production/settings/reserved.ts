// Headers that the settings must not send to a server: those that the gateway sets or keeps to itself, and hop-by-hop
// headers.
const RESERVED = new RegExp(
  `^(${[
    'accept(-.*)?',
    'authorization',
    'connection',
    'content-.*',
    'cookie',
    'decision-reason',
    'expect',
    'forwarded',
    'host',
    'human-proof',
    'keep-alive',
    'otp-ticket',
    'proxy-.*',
    'set-cookie',
    'te',
    'traceparent',
    'trailer',
    'transfer-encoding',
    'upgrade',
    'x-forwarded-.*',
    'x-request-id',
  ].join('|')})$`,
  'i',
);

export const isReserved = (header: string) => RESERVED.test(header);
