import { enableSearch } from "./search.js";
import { enableForms } from "./try-it.js";
import { showTabs } from "./tabs.js";

showTabs();
enableForms();
enableSearch();
// Wide blocks scroll by the keyboard too.
for (const block of document.querySelectorAll<HTMLElement>("pre, table")) block.tabIndex = 0;
