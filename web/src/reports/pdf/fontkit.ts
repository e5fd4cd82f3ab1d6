// fontkit writes the places of a small subset's glyphs halved, and so loses the glyphs after one of an odd length, of
// which these fonts have many. It leaves the choice where it is made already: whole places.
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
        set: (given: Places) => {
          places = { ...given, version: 1 };
        },
      });
    };
    return font;
  },
};
