import { isMantineColorScheme, localStorageColorSchemeManager } from "@mantine/core";

const KEPT = "stint.colour-scheme";

export const colourSchemeManager = localStorageColorSchemeManager({ key: KEPT });

/** Sets the color scheme before the first render, to avoid a flash. The content security policy forbids an inline script. */
export function paintColourScheme(): void {
  const kept = localStorage.getItem(KEPT);
  const scheme = isMantineColorScheme(kept) ? kept : "auto";
  const isDark = scheme === "dark" || (scheme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", isDark ? "dark" : "light");
}
