/** The one accent: actions, links, the selected item. Shade 8 has a contrast of 5.3 on white. */
export const accent = [
  "#f7f7ff",
  "#f0f1ff",
  "#e1e3ff",
  "#c5c9fd",
  "#a6abf8",
  "#8a90f2",
  "#7077ea",
  "#6469e3",
  "#565cdb",
  "#474cc4",
] as const;

/** Neutrals of the light theme, with a touch of blue. */
export const gray = [
  "#f7f8fa",
  "#f1f2f6",
  "#e6e8ee",
  "#d7dbe4",
  "#c2c8d4",
  "#99a1b2",
  "#6d7587",
  "#505869",
  "#353c4a",
  "#1b202b",
] as const;

/** Neutrals of the dark theme, from text to the deepest background. */
export const dark = [
  "#dfe3ea",
  "#bcc2ce",
  "#99a1b1",
  "#666f80",
  "#373d4a",
  "#2a2f3a",
  "#20242d",
  "#15181f",
  "#101319",
  "#0b0d11",
] as const;
