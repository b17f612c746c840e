import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/default-css-variables.layer.css";
import "@mantine/core/styles/global.layer.css";
import "./shell/typeface.css";
import "./shell/print.css";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { watchLinkToken } from "./api/link-token.js";
import { App } from "./app.js";
import { idle } from "./loading/idle.js";
import { nextTask } from "./loading/next-task.js";
import { watchPresses } from "./loading/pressed.js";
import { watchPrinting } from "./loading/printing.js";
import { watchClosing } from "./loading/unsaved.js";
import { registerWorker } from "./offline/register-worker.js";
import { loadAhead, watchLinks } from "./router.js";
import { paintColourScheme } from "./shell/colour-scheme.js";
import { watchEscape } from "./shell/held-escape.js";
import { startWords } from "./words/start.js";

watchLinkToken();
watchEscape();
watchClosing();
paintColourScheme();
watchPrinting();
watchLinks();
watchPresses();
const place = document.getElementById("root");
if (!place) throw new Error("The page has no place for the application.");
// Not awaited at the top level: the words import modules of this file, which would wait for each other.
void start(place);

/** Starts in parts, between which the page handles input. */
async function start(root: HTMLElement): Promise<void> {
  await nextTask();
  const words = startWords();
  loadAhead();
  await nextTask();
  loadTimeZones();
  await words;
  // React renders a transition in parts, too.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  });
  void registerWorker();
  void keepCopiesWhenIdle();
}

/** The first format of a page takes browsers tens of milliseconds, which are free until the words arrive. */
function loadTimeZones(): void {
  new Intl.DateTimeFormat();
}

/** Without the network there is nothing to keep, and the next start tries again. */
async function keepCopiesWhenIdle(): Promise<void> {
  await idle();
  const loaded = await import("./offline/copies.js").catch(() => undefined);
  await loaded?.keepCopies();
}
