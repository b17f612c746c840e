import { Route, Routes } from "react-router";
import { later } from "../../loading/later.js";
import { NotFoundPage } from "../../shell/not-found-page.js";
import { withWords } from "../../words/with-words.js";

const ListPage = later(() => import("./list-page.js"));
const NewPage = later(withWords(() => import("./new-page.js"), "invoices"));
const RecurringPage = later(withWords(() => import("./recurring-page.js"), "invoices"));

/** All pages of recurring invoices. The application's start knows only this file, since it loads every page that it knows by name. */
export default function RecurringPages() {
  return (
    <Routes>
      <Route index element={<ListPage />} />
      <Route path="new" element={<NewPage />} />
      <Route path=":id" element={<RecurringPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
