// Works around two bugs in fontkit. For a small subset it stores glyph offsets halved, which breaks all glyphs after one
// of odd length, of which these fonts have many. It keeps a version that is set already, so this sets the version with
// full offsets. And it shapes Indian and other Asian scripts with compiled generators, whose runtime it does not bring
// along.
import 'regenerator-runtime/runtime';
import fontkit from '@pdf-lib/fontkit';

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
