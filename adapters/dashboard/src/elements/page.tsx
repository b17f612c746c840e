import { Group, Stack, Title } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import classes from "./page.module.css";

interface PageProps {
  readonly title: string;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** What every page has: a title, and a heading that gets the focus after a navigation, so that a screen reader tells of it. */
export function Page({ title, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // Of when the page came: a filter that is kept in the address changes the key as well, and must not take the focus.
  const [isFirst] = useState(key === "default");
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  return (
    <Stack>
      <title>{`${title} · Stint`}</title>
      <Group justify="space-between">
        <Title order={1} size="h2" tabIndex={-1} ref={heading} className={classes["heading"] ?? ""}>
          {title}
        </Title>
        {actions}
      </Group>
      {children}
    </Stack>
  );
}
