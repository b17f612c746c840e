import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import "./shell/starting.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { watchLinkToken } from "./api/link-token.js";
import { App } from "./app.js";
import { watchClosing } from "./loading/unsaved.js";
import { loadAhead } from "./router.js";
import { paintColourScheme } from "./shell/colour-scheme.js";
import { watchEscape } from "./shell/held-escape.js";
import { startWords } from "./words/start.js";

watchLinkToken();
watchEscape();
watchClosing();
paintColourScheme();
loadAhead();
const place = document.getElementById("root");
if (!place) throw new Error("The page has no place for the application.");
await startWords();
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
