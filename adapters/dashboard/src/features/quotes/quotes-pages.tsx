import { Route, Routes } from "react-router";
import { later } from "../../loading/later.js";
import { NotFoundPage } from "../../shell/not-found-page.js";
import { withWords } from "../../words/with-words.js";

const ListPage = later(() => import("./list-page.js"));
const NewPage = later(withWords(() => import("./new-page.js"), "invoices"));
const QuotePage = later(withWords(() => import("./quote-page.js"), "invoices"));

/** All pages of quotes. The application's start knows only this file, since it loads every page that it knows by name. */
export default function QuotesPages() {
  return (
    <Routes>
      <Route index element={<ListPage />} />
      <Route path="new" element={<NewPage />} />
      <Route path=":id" element={<QuotePage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
