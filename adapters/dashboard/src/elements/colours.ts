import { dark } from "../shell/shades.js";

/** The contrast with the background that WCAG 2.2 (1.4.11) requires of graphics. */
export const LEAST_CONTRAST = 3;

/** The backgrounds of both themes. */
export const backgrounds = { light: "#ffffff", dark: dark[7] } as const;

/** Shades with enough contrast in both themes. Neighbors differ in hue. */
const middle = [
  "accent-6",
  "orange-8",
  "teal-8",
  "pink-6",
  "blue-7",
  "lime-9",
  "grape-6",
  "cyan-8",
  "red-7",
  "green-8",
  "violet-5",
] as const;

/** The shades of the light and the dark theme, for keys beyond the first. */
const outer = ["teal", "pink", "blue", "grape", "cyan", "red", "accent", "violet", "green"] as const;

/** The theme's shades for what has no color of its own, each by theme. */
export const palette: readonly { readonly light: string; readonly dark: string }[] = [
  ...middle.map((shade) => ({ light: shade, dark: shade })),
  ...outer.map((hue) => ({ light: `${hue}-9`, dark: `${hue}-3` })),
];

/** The color of what has no value, or of combined groups. */
export const NEUTRAL = "light-dark(var(--mantine-color-gray-6), var(--mantine-color-dark-2))";

/**
 * A CSS color for the key, the same wherever and whenever it is shown. `all` are the keys of everything of its kind, if they are known: the oldest have
 * different colors, and new ones leave the others as they are, since IDs ascend with time.
 */
export function colourOfKey(key: string, all: readonly string[] = []): string {
  const index = all.toSorted().indexOf(key);
  const shade = palette[(index === -1 ? hashOf(key) : index) % palette.length];
  if (!shade) return NEUTRAL;
  const [light, dark] = [shade.light, shade.dark].map((one) => `var(--mantine-color-${one})`);
  return light === dark ? String(light) : `light-dark(${light}, ${dark})`;
}

/** A color such as `#1a2b3c` as CSS, darker in the light theme and lighter in the dark one as far as contrast requires. */
export function visibleColour(colour: string): string {
  const light = withContrast(colour, backgrounds.light, "#000000");
  const dark = withContrast(colour, backgrounds.dark, "#ffffff");
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

const MIXING_STEPS = 20;

function withContrast(colour: string, background: string, toward: string): string {
  for (let step = 0; step < MIXING_STEPS; step++) {
    const mixed = mix(colour, toward, step / MIXING_STEPS);
    if (contrastOf(mixed, background) >= LEAST_CONTRAST) return mixed;
  }
  return toward;
}

function mix(one: string, other: string, share: number): string {
  const to = channelsOf(other);
  const mixed = channelsOf(one).map((value, index) => Math.round(value + ((to[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The contrast of two colors, from 1 to 21, as WCAG defines it. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(colour: string): readonly number[] {
  return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}
