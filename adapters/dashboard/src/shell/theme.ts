import { createTheme, type CSSVariablesResolver } from "@mantine/core";

/** A dialog's header is not a banner landmark. */
const dialog = { defaultProps: { attributes: { header: { role: "presentation" } } } };

export const theme = createTheme({
  primaryColor: "indigo",
  primaryShade: { light: 8, dark: 8 },
  defaultRadius: "md",
  fontFamily: "system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, monospace",
  cursorType: "pointer",
  respectReducedMotion: true,
  autoContrast: true,
  headings: { fontWeight: "650" },
  components: { Modal: dialog, Drawer: dialog },
});

/** Mantine's default shades miss the contrast of 4.5 that WCAG 2.2 (1.4.3) requires. */
export const contrast: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-dimmed": "var(--mantine-color-gray-7)",
    "--mantine-color-placeholder": "var(--mantine-color-gray-7)",
    "--mantine-color-error": "var(--mantine-color-red-9)",
    "--mantine-color-anchor": "var(--mantine-color-indigo-8)",
    "--mantine-color-teal-outline": "var(--mantine-color-teal-9)",
    "--mantine-color-indigo-light-color": "var(--mantine-color-indigo-9)",
    "--mantine-color-indigo-light-hover": "var(--mantine-color-indigo-1)",
  },
  dark: {
    "--mantine-color-dimmed": "var(--mantine-color-dark-1)",
    "--mantine-color-placeholder": "var(--mantine-color-dark-1)",
    "--mantine-color-error": "var(--mantine-color-red-4)",
    "--mantine-color-anchor": "var(--mantine-color-indigo-3)",
  },
});
