import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconCloudUp } from "@tabler/icons-react";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { later } from "../../loading/later.js";
import { useStore } from "../../loading/store.js";
import { isWaiting, unsent } from "../../offline/unsent.js";
import { entryIdOf } from "./pending.js";

/** Lazy: needed only on request. */
const OutboxDialog = later(() => import("./outbox-dialog.js"));

const NOTICE = "outbox";

/** Shows in the header how much is kept on this device, and what the user can decide about it. */
export default function OutboxStatus() {
  const { t } = useTranslation("outbox");
  const [isOpen, setOpen] = useState(false);
  const items = useStore(unsent).filter(isWaiting);
  const count = new Set(items.map(entryIdOf)).size;
  const blocked = new Set(items.filter(({ obstacle }) => obstacle !== null).map(entryIdOf)).size;
  useNotice(isOpen ? 0 : blocked, () => setOpen(true));
  const label = t("waiting", { count });
  return (
    <>
      {count > 0 && (
        <Button
          variant="light"
          color={blocked > 0 ? "red" : "gray"}
          size="xs"
          leftSection={<IconCloudUp size={18} aria-hidden />}
          aria-label={label}
          title={label}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {count}
        </Button>
      )}
      <Suspense>{isOpen && <OutboxDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Says that entries need a decision, until all are decided. */
function useNotice(count: number, onReview: () => void): void {
  const { t } = useTranslation("outbox");
  useEffect(() => {
    if (count === 0) return;
    const message = (
      <>
        {t("attention", { count })}{" "}
        <Button size="compact-sm" variant="default" onClick={onReview}>
          {t("review")}
        </Button>
      </>
    );
    const notice = { id: NOTICE, message, color: "red", autoClose: false, withCloseButton: false } as const;
    notifications.show(notice);
    notifications.update(notice);
  });
  useEffect(() => {
    if (count === 0) notifications.hide(NOTICE);
  }, [count]);
}
