// Pictures of the types that servers have and nobody can upload: the same portrait of 64 by 64 pixels in each.

const IN_BASE64 = {
  'image/webp': [
    'UklGRjgBAABXRUJQVlA4ICwBAAAwCQCdASpAAEAAPuFipk2opiOiNfooARAcCWkABEmv8t4jvpXfo/qeipuYXphpBYJhxBnilbS9oeKtvo5yJcKd',
    'xZmW1+ZI9jRw4HicGmHaCtYAAP7zgJ20sVDeiOlvlt0V5R3+CJL71ts6p1/H01WKfv/5DnlZ8meDMdBGaxptgIT8Ax4rpZ0Xdc3utR/mpMX5/MLn',
    'kXWoUDYP46daYwX53tIWj+2W+sDSQQWDPcZwvzJQYf7yCXRg4stZEV+mIdfhgd9j87lErpBhZ7SI8yQsNxIvSS5/ZD0TxEMMRPrfSCwc7tZ70tFI',
    'ra0Q9pPel7zfzBqggvack8YWJz8CeGU3LBqb2N3RZhUixr6oh7nlCjLX3Mx16GvlWW30IQpQz6sZwlPsNjyAzPOYAAA=',
  ].join(''),
  'image/gif': [
    'R0lGODlhQABAAIAAAAAAAAAAACH5BAQAAAAALAAAAABAAEAAgAAAAP///wKnjI+py+0Po5y02ouz3rz7D4biSJbmiRrAyq5p1cbsC8n2TC/3DuQJ',
    'z/OpgMEckWg8FlNKJLO5NEGd0mmUZL2OsjsU9+b9ysLiFrnsOotf6PRzTUP74POs8GC9I6B6BbXvZwM4SFhoeIih1cenR/dW9ihX1YazRRljeYkJ',
    'ognm0dnFAapIMQqkYUoakXp6war68BoKIzs7UWsrget5uytY6vurGzy2UAAAOw==',
  ].join(''),
  'image/bmp': [
    'Qk0+AgAAAAAAAD4AAAAoAAAAQAAAAEAAAAABAAEAAAAAAAACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP///wD/AAAAAAAA//8AAAAAAAD//wAAAAAA',
    'Af//gAAAAAAB//+AAAAAAAH//4AAAAAAAf//wAAAAAAD///AAAAAAAP//8AAAAAAA///4AAAAAAH///gAAAAAAf///AAAAAAD///+AAAAAAf///8',
    'AAAAAD////4AAAAAf////wAAAAD/////gAAAAf/////AAAAD/////+AAAAf/////+AAAH///////AAD////////gB///////////////////////',
    '////////////////////////////8A/////////AA////////wAA///////+AAB///////wAAD//////+AAAH//////wAAAP//////AAAA//////',
    '4AAAB//////gAAAH/////8AAAAP/////wAAAA//////AAAAD/////8AAAAP/////wAAAA//////AAAAD/////8AAAAP/////wAAAA//////gAAAH',
    '/////+AAAAf/////8AAAD//////wAAAP//////gAAB///////AAAP//////+AAB///////8AAP///////8AD////////8A//////////////////',
    '/////////////////////////////////////////////////////////////////////////////////////////////w==',
  ].join(''),
};

export const OTHER_PICTURES = Object.entries(IN_BASE64).map(([type, base64]) => ({
  type,
  bytes: new Uint8Array(Buffer.from(base64, 'base64')),
}));

/** The picture for the case at this place in the queue; cases after the last type have the usual ones. */
export const otherPicture = (place: number): Uint8Array | undefined => OTHER_PICTURES[place]?.bytes;

/** The type of one of these very pictures. */
export const otherTypeOf = (picture: Uint8Array): string | undefined =>
  OTHER_PICTURES.find(({ bytes }) => bytes === picture)?.type;
