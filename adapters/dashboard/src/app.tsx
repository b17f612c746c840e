import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { I18nextProvider } from "react-i18next";
import { queryClient } from "./api/query-client.js";
import { Router } from "./router.js";
import { colourSchemeManager } from "./shell/colour-scheme.js";
import { Messages } from "./shell/messages.js";
import { contrast, theme } from "./shell/theme.js";
import { LocaleProvider } from "./words/locale.js";
import { words } from "./words/start.js";

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
          <Messages />
          <QueryClientProvider client={queryClient}>
            <Router />
          </QueryClientProvider>
        </MantineProvider>
      </LocaleProvider>
    </I18nextProvider>
  );
}
