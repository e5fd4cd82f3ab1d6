// Places the glyphs of a syllable. pdf-lib writes glyphs one after another, each with the width that it has by itself,
// but signs belong above or below the letters of their syllable.
import fontkit, { type TypeFeatures } from '@pdf-lib/fontkit';
import 'regenerator-runtime/runtime';

/** In thousandths of the font size. */
interface Place {
  /** How far the glyph is moved to the right. */
  offset: number;
  /** The width that the glyph has by itself, and what it takes in the syllable. */
  width: number;
  advance: number;
}

/** Gives a text's glyphs their places, in the order in which pdf-lib writes them. */
export type Shaper = (text: string) => Place[];

export function shaperOf(file: ArrayBuffer | Uint8Array, features: TypeFeatures): Shaper {
  const font = wholeFontkit.create(new Uint8Array(file));
  const scale = 1000 / font.unitsPerEm;
  return (text) => {
    const { glyphs, positions } = font.layout(text, features);
    return positions.map(({ xAdvance, xOffset }, at) => {
      const width = glyphs[at]?.advanceWidth ?? xAdvance;
      return { offset: xOffset * scale, width: width * scale, advance: xAdvance * scale };
    });
  };
}

const DIGITS = 4;

/** A step to the left, between the codes of two glyphs. */
const stepBack = (by: number) => (Math.round(by) === 0 ? '' : `>${Math.round(by)}<`);

/** `codes` has the glyphs' codes in hexadecimal digits. */
export function placed(codes: string, places: Place[]): { hex: string; width: number } {
  const hex = places.map(({ offset, width, advance }, at) => {
    const code = codes.slice(at * DIGITS, (at + 1) * DIGITS);
    return stepBack(-offset) + code + stepBack(offset + width - advance);
  });
  return { hex: hex.join(''), width: places.reduce((sum, { advance }) => sum + advance, 0) };
}

// Works around two bugs in fontkit. For a small subset it stores glyph offsets halved, which breaks all glyphs after one
// of odd length, of which these fonts have many. It keeps a version that is set already, so this sets the version with
// full offsets. And it shapes Indian and other Asian scripts with compiled generators, whose runtime it does not bring
// along.

interface Places {
  offsets: number[];
  version?: 0 | 1;
}

export const wholeFontkit: typeof fontkit = {
  ...fontkit,
  create: (data, name) => {
    const font = fontkit.create(data, name);
    const createSubset = font.createSubset.bind(font);
    font.createSubset = () => {
      const subset = createSubset();
      let places: Places;
      return Object.defineProperty(subset, 'loca', {
        get: () => places,
        set: (placesOfGlyphs: Places) => {
          places = { ...placesOfGlyphs, version: 1 };
        },
      });
    };
    return font;
  },
};
