import { createRequire } from "node:module";
import { expect } from "chai";
import * as fc from "fast-check";
import {
  backgrounds,
  colourOfKey,
  contrastOf,
  LEAST_CONTRAST,
  NEUTRAL,
  palette,
  visibleColour,
} from "../../../../adapters/dashboard/src/elements/colours.js";
import { accent, dark, gray } from "../../../../adapters/dashboard/src/shell/shades.js";

interface Mantine {
  readonly DEFAULT_THEME: { readonly colors: Readonly<Record<string, readonly string[]>> };
}

// Its types would need those of a browser.
const { DEFAULT_THEME } = createRequire(import.meta.url)("@mantine/core") as Mantine;
const shades: Readonly<Record<string, readonly string[]>> = { ...DEFAULT_THEME.colors, accent, gray, dark };

function shadeOf(name: string): string {
  const [hue = "", place = ""] = name.split("-");
  return shades[hue]?.[Number(place)] ?? "";
}

const keys = fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 30 });
const colours = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("the colors of a report's groups", () => {
  for (const theme of ["light", "dark"] as const) {
    it(`stand out from the background of the ${theme} theme`, () => {
      for (const { [theme]: name } of palette)
        expect(contrastOf(shadeOf(name), backgrounds[theme]), name).to.be.at.least(LEAST_CONTRAST);
      expect(contrastOf(shadeOf({ light: "gray-6", dark: "dark-2" }[theme]), backgrounds[theme])).to.be.at.least(LEAST_CONTRAST);
    });

    it(`are a project's own, changed only as far as the ${theme} theme requires`, () => {
      fc.assert(
        fc.property(colours, (colour) => {
          const [, light = "", darkOne = light] = /(#\w{6})(?:, (#\w{6}))?/.exec(visibleColour(colour)) ?? [];
          const shown = theme === "light" ? light : darkOne;
          expect(contrastOf(shown, backgrounds[theme])).to.be.at.least(LEAST_CONTRAST);
          if (contrastOf(colour, backgrounds[theme]) >= LEAST_CONTRAST) expect(shown).to.equal(colour);
        }),
      );
    });
  }

  it("differ among as many projects, clients or people as the palette has", () => {
    const all = palette.map((_, place) => `prj_${place}`);
    expect(new Set(all.map((key) => colourOfKey(key, all))).size).to.equal(palette.length);
  });

  it("depend on the key only: not on the order, nor on what is created later", () => {
    fc.assert(
      fc.property(keys, (some) => {
        const all = [...new Set(some)].sort();
        const [first = ""] = all;
        expect(colourOfKey(first, all.toReversed())).to.equal(colourOfKey(first, all));
        expect(colourOfKey(first, [...all, `${all.at(-1)}z`])).to.equal(colourOfKey(first, all));
        expect(colourOfKey(first)).to.equal(colourOfKey(first, []));
      }),
    );
  });

  it("spread over the palette for keys that are not listed, and are never that of no value", () => {
    const found = new Set(Array.from({ length: 500 }, (_, place) => colourOfKey(`tag ${place}`)));
    expect(found.size).to.equal(palette.length);
    expect(found.has(NEUTRAL)).to.equal(false);
  });
});
