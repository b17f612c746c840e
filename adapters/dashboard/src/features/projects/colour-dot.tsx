import { ColorSwatch } from "@mantine/core";

/** The colour of a project beside its name, or the room for one. */
export function ColourDot({ color }: { readonly color: string | null }) {
  return <ColorSwatch color={color ?? "transparent"} size={12} withShadow={color !== null} aria-hidden flex="none" />;
}
