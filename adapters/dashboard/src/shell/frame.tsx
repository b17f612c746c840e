import { ActionIcon, Group, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconMenu2, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useLayoutEffect } from "react";
import { useTranslation } from "../words/use-translation.js";
import { ErrorBoundary } from "react-error-boundary";
import { Outlet, useLocation } from "react-router";
import icon from "../icon.svg";
import { AccountMenu } from "./account-menu.js";
import { preferencesQuery } from "../api/preferences.js";
import { durationFormat } from "../elements/duration-format.js";
import { Waiting } from "../elements/loaded.js";
import { forgetFailures } from "../loading/later.js";
import { BrokenPage } from "./broken-page.js";
import classes from "./frame.module.css";
import { Navigation } from "./navigation.js";
import { useSession } from "./session.js";

/** Shows durations as the user wants them. */
function useDurationFormat(): void {
  const { data } = useQuery(preferencesQuery);
  const format = data?.duration_format ?? "clock";
  useLayoutEffect(() => durationFormat.set(format), [format]);
}

/** The frame around every page for signed-in users. */
export function Frame({ tools }: { readonly tools: ReactNode }) {
  const { t } = useTranslation();
  const { workspace } = useSession();
  const { pathname } = useLocation();
  const [isOpen, { toggle, close }] = useDisclosure();
  useEffect(close, [pathname, close]);
  useDurationFormat();
  return (
    <>
      <a className={classes["skip"]} href="#content" onClick={focusContent}>
        {t("skip")}
      </a>
      <header className={classes["header"]}>
        <Group gap="xs" wrap="nowrap" hiddenFrom="sm" className={classes["name"] ?? ""}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-expanded={isOpen}
            aria-label={t(isOpen ? "navigation.close" : "navigation.open")}
            onClick={toggle}
          >
            <IconMenu2 size={22} />
          </ActionIcon>
          <Text fw={650} truncate>
            {workspace.name}
          </Text>
        </Group>
        <div className={classes["tools"]}>
          <Suspense>{tools}</Suspense>
        </div>
        <AccountMenu />
      </header>
      <nav className={`${classes["rail"]} ${isOpen ? "" : classes["shut"]}`} aria-label={t("navigation.label")}>
        <Group gap="sm" wrap="nowrap" className={classes["brand"] ?? ""}>
          <img src={icon} alt="" width={28} height={28} />
          <Text fw={650} truncate className={classes["name"] ?? ""}>
            {workspace.name}
          </Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            hiddenFrom="sm"
            ms="auto"
            aria-label={t("navigation.close")}
            onClick={close}
          >
            <IconX size={22} />
          </ActionIcon>
        </Group>
        <Navigation />
      </nav>
      <main id="content" tabIndex={-1} className={classes["main"]}>
        <ErrorBoundary fallback={<BrokenPage />} resetKeys={[pathname]} onReset={forgetFailures}>
          <Suspense fallback={<Waiting lines={5} />}>
            <div className={classes["page"]}>
              <Outlet />
            </div>
          </Suspense>
        </ErrorBoundary>
      </main>
    </>
  );
}

/** Not an href: a fragment is relative to the base URL, which may be another page. */
function focusContent(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById("content")?.focus();
}
