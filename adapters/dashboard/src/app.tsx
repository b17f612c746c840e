import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { queryClient } from "./api/query-client.js";
import { Router } from "./router.js";
import { colourSchemeManager } from "./shell/colour-scheme.js";
import { Messages } from "./shell/messages.js";
import { purposes, theme } from "./shell/theme.js";
import { LocaleProvider } from "./words/locale.js";

export function App() {
  return (
    <LocaleProvider>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={purposes}
        colorSchemeManager={colourSchemeManager}
        defaultColorScheme="auto"
      >
        <Messages />
        <QueryClientProvider client={queryClient}>
          <Router />
        </QueryClientProvider>
      </MantineProvider>
    </LocaleProvider>
  );
}
