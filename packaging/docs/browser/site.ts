import { enableForms } from "./try-it.js";
import { showTabs } from "./tabs.js";

showTabs();
enableForms();
