import { Group, Stack, Title } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { useStore } from "../loading/store.js";
import { titlePrefix } from "../loading/title-prefix.js";
import classes from "./page.module.css";

interface PageProps {
  readonly title: string;
  /** Buttons next to the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Screen readers announce the first page themselves. */
let isLoaded = false;

/** Sets the page's title, and focuses its heading after a navigation so that screen readers announce it. */
export function Page({ title, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isLoaded) heading.current?.focus();
    isLoaded = true;
  }, []);
  return (
    <Stack>
      <title>{`${useStore(titlePrefix)}${title} · Stint`}</title>
      <Group justify="space-between" mih={36}>
        <Title order={1} size="h2" tabIndex={-1} ref={heading} className={classes["heading"] ?? ""}>
          {title}
        </Title>
        {actions}
      </Group>
      {children}
    </Stack>
  );
}
