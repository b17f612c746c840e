import { Box, type BoxProps } from "@mantine/core";
import type { ComponentProps, ReactNode, Ref } from "react";

interface ScrollAreaProps extends BoxProps {
  readonly children?: ReactNode;
  readonly viewportRef?: Ref<HTMLDivElement>;
  readonly viewportProps?: ComponentProps<"div">;
  /** Looks of Mantine's own scrollbars. */
  readonly type?: unknown;
  readonly scrollbarSize?: unknown;
  readonly offsetScrollbars?: unknown;
}

/** Replaces Mantine's component in the build: the browser's own scrollbars, in a twentieth of the bytes. */
export function ScrollArea(props: ScrollAreaProps) {
  const { type, scrollbarSize, offsetScrollbars, viewportRef, viewportProps, ...box } = props;
  const ref = viewportRef ? { ref: viewportRef } : {};
  return <Box {...ref} {...viewportProps} {...box} style={{ overflow: "auto" }} />;
}

ScrollArea.Autosize = ScrollArea;
export const ScrollAreaAutosize = ScrollArea;
