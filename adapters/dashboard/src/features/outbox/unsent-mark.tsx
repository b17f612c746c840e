import { Badge } from "@mantine/core";
import { IconCloudUp } from "@tabler/icons-react";
import { useTranslation } from "../../words/use-translation.js";
import { useStore } from "../../loading/store.js";
import { isWaiting, unsent } from "../../offline/unsent.js";
import { entryIdOf } from "./pending.js";

/** Marks an entry with input that is not sent yet. */
export function UnsentMark({ id }: { readonly id: string }) {
  const { t } = useTranslation("outbox");
  const items = useStore(unsent).filter((item) => isWaiting(item) && entryIdOf(item) === id);
  if (items.length === 0) return null;
  const isBlocked = items.some(({ obstacle }) => obstacle !== null);
  return (
    <Badge
      variant={isBlocked ? "outline" : "default"}
      color={isBlocked ? "red" : "gray"}
      size="sm"
      tt="none"
      leftSection={<IconCloudUp size={14} aria-hidden />}
    >
      {t(isBlocked ? "blocked" : "notSent")}
    </Badge>
  );
}
