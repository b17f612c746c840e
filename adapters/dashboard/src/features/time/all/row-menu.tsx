import { ActionIcon } from "@mantine/core";
import { IconCalendar, IconDots, IconPencil, IconPlayerPlay, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "../../../words/use-translation.js";
import { useNavigate } from "react-router";
import { useZone } from "../../../elements/use-zone.js";
import { useSession } from "../../../shell/session.js";
import type { Entry } from "../entries.js";
import { wallTime } from "../line/wall-time.js";
import { MenuButton } from "../menu/menu-button.js";
import { useTimeAddress } from "../use-time-address.js";
import { useEntryName } from "./select-cells.js";

interface RowMenuProps {
  readonly entry: Entry;
  readonly mayWrite: boolean;
  readonly onEdit: (entry: Entry) => void;
  readonly onStart: (entry: Entry) => void;
  readonly onDelete: (entry: Entry) => void;
}

export function RowMenu({ entry, mayWrite, onEdit, onStart, onDelete }: RowMenuProps) {
  const { t } = useTranslation("time");
  const { me } = useSession();
  const zone = useZone();
  const navigate = useNavigate();
  const { to } = useTimeAddress();
  const nameOf = useEntryName();
  const isOpen = mayWrite && entry.status !== "billed";
  const { date } = wallTime(zone, new Date(entry.start_time));
  const day = to({ view: "day", date, userId: entry.user_id });
  const actions = [
    ...(isOpen ? [{ label: t("edit"), icon: IconPencil, onClick: () => onEdit(entry) }] : []),
    ...(mayWrite && entry.user_id === me.id && entry.status !== "running"
      ? [{ label: t("startLike"), icon: IconPlayerPlay, onClick: () => onStart(entry) }]
      : []),
    { label: t("all.openDay"), icon: IconCalendar, onClick: () => void navigate(day) },
    ...(isOpen ? [{ label: t("delete"), icon: IconTrash, isDangerous: true, onClick: () => onDelete(entry) }] : []),
  ];
  return (
    <MenuButton
      actions={actions}
      button={(given) => (
        <ActionIcon variant="subtle" color="gray" aria-label={t("all.actions", { name: nameOf(entry) })} {...given}>
          <IconDots size={18} />
        </ActionIcon>
      )}
    />
  );
}
