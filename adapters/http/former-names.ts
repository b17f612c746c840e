import type { WebPage } from "./pages/page.js";

/** @deprecated Use {@link WebPage}. Removed in 0.5.0. */
export type Page = WebPage;
