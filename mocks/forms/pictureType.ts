const SIGNATURES = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
} as const;

/** The type of a picture by its first bytes, because its name may be wrong. */
export function pictureTypeOf(bytes: Uint8Array): keyof typeof SIGNATURES | undefined {
  const types = Object.keys(SIGNATURES) as (keyof typeof SIGNATURES)[];
  return types.find((type) => SIGNATURES[type].every((byte, index) => bytes[index] === byte));
}
