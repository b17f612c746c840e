import type { Scenario } from "../scenario.js";
import { growthScenario } from "./growth.js";
import { httpScenarios } from "./http.js";
import { invoicesScenario } from "./invoices.js";
import { memoryScenario } from "./memory.js";
import { pdfScenario } from "./pdf.js";
import { recordedScenarios } from "./recorded.js";
import { senderScenario } from "./sender.js";
import { startupScenario } from "./startup.js";
import { webhooksScenario } from "./webhooks.js";

/** In the order in which they run. */
export const scenarios: readonly Scenario[] = [
  ...httpScenarios,
  ...recordedScenarios,
  growthScenario,
  invoicesScenario,
  pdfScenario,
  startupScenario,
  memoryScenario,
  senderScenario,
  webhooksScenario,
];
