import { useTranslation } from "../../words/use-translation.js";
import { useMay } from "../../shell/session.js";
import { createEntry, deleteEntry, type Entry, likeness } from "./entries.js";
import { useOfferUndo } from "./undo.js";

/** Returns a function that deletes an entry immediately, and offers to undo it for a short time. */
export function useRemoval(): (entry: Entry) => Promise<void> {
  const { t } = useTranslation("time");
  const mayRate = useMay("time_entry_rates:write");
  const offerUndo = useOfferUndo();
  return async (entry) => {
    await deleteEntry(entry);
    const { start_time, end_time } = entry;
    const undo = () => createEntry({ ...likeness(entry, mayRate), start_time, end_time });
    offerUndo({ message: t("deleted"), undo });
  };
}
