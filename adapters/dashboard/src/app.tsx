import { MantineProvider } from "@mantine/core";
import { useNotifications } from "@mantine/notifications";
import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { I18nextProvider } from "react-i18next";
import { queryClient } from "./api/query-client.js";
import { Router } from "./router.js";
import { colourSchemeManager } from "./shell/colour-scheme.js";
import { contrast, theme } from "./shell/theme.js";
import { LocaleProvider } from "./words/locale.js";
import { words } from "./words/start.js";

const Notices = lazy(() => import("./shell/notices.js"));

export function App() {
  return (
    <I18nextProvider i18n={words}>
      <LocaleProvider>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={contrast}
          colorSchemeManager={colourSchemeManager}
          defaultColorScheme="auto"
        >
          <NoticesOnDemand />
          <QueryClientProvider client={queryClient}>
            <Router />
          </QueryClientProvider>
        </MantineProvider>
      </LocaleProvider>
    </I18nextProvider>
  );
}

/** Comes with the first notice, which is kept for it. */
function NoticesOnDemand() {
  const { notifications } = useNotifications();
  const [isWanted, setWanted] = useState(false);
  if (notifications.length > 0 && !isWanted) setWanted(true);
  return <Suspense>{isWanted && <Notices />}</Suspense>;
}
