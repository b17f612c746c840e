import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { useLocale } from "../../words/locale.js";
import { EmptyState } from "../../elements/empty-state.js";
import { FormModal } from "../../elements/form-dialog.js";
import { Loaded } from "../../elements/loaded.js";
import { useStore } from "../../loading/store.js";
import { isWaiting, unsent } from "../../offline/unsent.js";
import { useChoices } from "../time/choices.js";
import type { Entry } from "../time/entries.js";
import EntryForm from "../time/entry-form.js";
import { valuesOf } from "../time/entry-values.js";
import { useZone } from "../../elements/use-zone.js";
import classes from "./outbox.module.css";
import { OutboxEntry } from "./outbox-entry.js";

/** What is kept on this device, and what the user can decide about it. */
export default function OutboxDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("outbox");
  const zone = useZone();
  const locale = useLocale();
  const choices = useChoices();
  const items = useStore(unsent);
  const [edited, setEdited] = useState<Entry | null>(null);
  const done = () => setEdited(null);
  return (
    <FormModal title={t("title")} onClose={onClose} size="lg" centered>
      <Loaded query={choices} lines={3}>
        {(some) =>
          edited ? (
            <EntryForm
              entry={edited}
              initial={valuesOf(edited, zone, locale)}
              userId={edited.user_id}
              choices={some}
              onDone={done}
              onCancel={done}
            />
          ) : (
            <Stack>
              <Text size="sm" c="dimmed">
                {t("text")}
              </Text>
              <ul className={classes["items"]}>
                {items.filter(isWaiting).map((item) => (
                  <OutboxEntry key={item.number} item={item} items={items} choices={some} onEdit={setEdited} />
                ))}
              </ul>
              {!items.some(isWaiting) && <EmptyState text={t("nothing")} />}
            </Stack>
          )
        }
      </Loaded>
    </FormModal>
  );
}
