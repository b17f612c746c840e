import { AppShell, Burger, Group, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { ErrorBoundary } from "react-error-boundary";
import { Outlet, useLocation } from "react-router";
import { AccountMenu } from "./account-menu.js";
import { Waiting } from "../elements/loaded.js";
import { forgetFailures } from "../loading/later.js";
import { BrokenPage } from "./broken-page.js";
import classes from "./frame.module.css";
import { Navigation } from "./navigation.js";
import { useSession } from "./session.js";

/** The frame around every page for signed-in users. */
export function Frame({ tools }: { readonly tools: ReactNode }) {
  const { t } = useTranslation();
  const { workspace } = useSession();
  const { pathname } = useLocation();
  const [isOpen, { toggle, close }] = useDisclosure();
  useEffect(close, [pathname, close]);
  return (
    <AppShell header={{ height: 56 }} navbar={{ width: 240, breakpoint: "sm", collapsed: { mobile: !isOpen } }} padding="md">
      <a className={classes["skip"]} href="#content" onClick={focusContent}>
        {t("skip")}
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap" className={classes["name"]}>
            <Burger
              opened={isOpen}
              onClick={toggle}
              hiddenFrom="sm"
              size="sm"
              aria-expanded={isOpen}
              aria-label={t(isOpen ? "navigation.close" : "navigation.open")}
            />
            <Text fw={650} truncate>
              {workspace.name}
            </Text>
          </Group>
          <Group gap="xs" wrap="nowrap">
            <Suspense>{tools}</Suspense>
            <AccountMenu />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar
        p="sm"
        component="nav"
        className={isOpen ? "" : (classes["shut"] ?? "")}
        aria-label={t("navigation.label")}
      >
        <Navigation />
      </AppShell.Navbar>
      <AppShell.Main id="content" tabIndex={-1} className={classes["main"]}>
        <ErrorBoundary fallback={<BrokenPage />} resetKeys={[pathname]} onReset={forgetFailures}>
          <Suspense fallback={<Waiting lines={5} />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </AppShell.Main>
    </AppShell>
  );
}

/** Not an href: a fragment is relative to the base URL, which may be another page. */
function focusContent(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById("content")?.focus();
}
