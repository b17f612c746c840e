import { createTheme, type CSSVariablesResolver, rem } from "@mantine/core";
import { accent, dark, gray } from "./shades.js";

/** A dialog's header is not a banner landmark. */
const dialog = { defaultProps: { attributes: { header: { role: "presentation" } }, radius: "lg" } };

/** The tokens of docs/design.md. Pages use these, and no colors, sizes or fonts of their own. */
export const theme = createTheme({
  primaryColor: "accent",
  primaryShade: { light: 8, dark: 8 },
  colors: { accent, gray, dark },
  black: gray[9],
  defaultRadius: "md",
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(20) },
  fontFamily: '"Inter Variable", "Inter Fallback", system-ui, sans-serif',
  fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  fontSizes: { xs: rem(12), sm: rem(13.5), md: rem(15), lg: rem(17), xl: rem(20) },
  lineHeights: { xs: "1.4", sm: "1.45", md: "1.5", lg: "1.5", xl: "1.4" },
  headings: {
    fontWeight: "650",
    sizes: {
      h1: { fontSize: rem(28), lineHeight: "1.2" },
      h2: { fontSize: rem(22), lineHeight: "1.25" },
      h3: { fontSize: rem(17), lineHeight: "1.35" },
      h4: { fontSize: rem(15), lineHeight: "1.4" },
    },
  },
  cursorType: "pointer",
  respectReducedMotion: true,
  autoContrast: true,
  components: {
    Modal: dialog,
    Drawer: { defaultProps: { attributes: dialog.defaultProps.attributes } },
    Badge: { defaultProps: { radius: "sm", tt: "none", fw: 550 } },
    Button: { defaultProps: { fw: 550 } },
    Paper: { defaultProps: { radius: "lg" } },
    Table: { defaultProps: { verticalSpacing: "sm" } },
  },
});

/** Colors by purpose. They reach the contrast of 4.5 that WCAG 2.2 (1.4.3) requires, which Mantine's default shades miss. */
export const purposes: CSSVariablesResolver = () => ({
  variables: { "--stint-page": rem(1280), "--stint-header-height": rem(60), "--stint-rail-width": rem(232) },
  light: {
    "--stint-rail": "var(--mantine-color-gray-0)",
    "--stint-line": "var(--mantine-color-gray-2)",
    "--mantine-color-default-border": "var(--mantine-color-gray-3)",
    "--mantine-color-dimmed": "#5b6475",
    "--mantine-color-placeholder": "#5b6475",
    "--mantine-color-error": "var(--mantine-color-red-9)",
    "--mantine-color-anchor": "var(--mantine-color-accent-9)",
    "--mantine-color-teal-outline": "var(--mantine-color-teal-9)",
    "--mantine-color-accent-light-color": "var(--mantine-color-accent-9)",
    "--mantine-color-accent-light": "var(--mantine-color-accent-1)",
    "--mantine-color-accent-light-hover": "var(--mantine-color-accent-2)",
  },
  dark: {
    "--stint-rail": "var(--mantine-color-dark-8)",
    "--stint-line": "var(--mantine-color-dark-5)",
    "--mantine-color-default-border": "var(--mantine-color-dark-4)",
    "--mantine-color-dimmed": "#a0a8b8",
    "--mantine-color-placeholder": "#a0a8b8",
    "--mantine-color-error": "var(--mantine-color-red-4)",
    "--mantine-color-anchor": "var(--mantine-color-accent-4)",
    "--mantine-color-accent-light-color": "var(--mantine-color-accent-3)",
    "--mantine-color-accent-light": "rgba(112, 119, 234, 0.2)",
    "--mantine-color-accent-light-hover": "rgba(112, 119, 234, 0.28)",
  },
});
