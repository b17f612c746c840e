import { ActionIcon, Button, Group, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconCopy, IconPencil, IconPlayerPlay, IconPlayerStop, IconTrash } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { useExplain } from "../../elements/explain.js";
import { useMay, useSession } from "../../shell/session.js";
import { createEntry, deleteEntry, type Entry, likeness, startTimer, stopTimer } from "./entries.js";
import classes from "./time.module.css";
import { useEntriesChanged } from "./use-entries-changed.js";

interface EntryActionsProps {
  readonly entry: Entry;
  readonly onAgain: (entry: Entry) => void;
  /** Absent for an entry that cannot be changed. */
  readonly onEdit?: () => void;
}

export function EntryActions({ entry, onAgain, onEdit }: EntryActionsProps) {
  const { t } = useTranslation("time");
  const { me } = useSession();
  const isRunning = entry.status === "running";
  const timer = useChange(() => (isRunning ? stopTimer(entry) : startTimer(likeness(entry, false))));
  const removal = useRemoval(entry);
  const isOwn = entry.user_id === me.id;
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end" className={classes["actions"] ?? ""}>
      {isOwn && (
        <Action
          icon={isRunning ? IconPlayerStop : IconPlayerPlay}
          label={t(isRunning ? "stop" : "startLike")}
          isBusy={timer.isPending}
          onClick={() => timer.mutate()}
        />
      )}
      {!isRunning && <Action icon={IconCopy} label={t("again")} onClick={() => onAgain(entry)} />}
      {onEdit && <Action icon={IconPencil} label={t("edit")} onClick={onEdit} />}
      {onEdit && <Action icon={IconTrash} label={t("delete")} isBusy={removal.isPending} onClick={() => removal.mutate()} />}
    </Group>
  );
}

interface ActionProps {
  readonly icon: ComponentType<{ readonly size?: number }>;
  readonly label: string;
  readonly isBusy?: boolean;
  readonly onClick: () => void;
}

function Action({ icon: Icon, label, isBusy = false, onClick }: ActionProps) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} loading={isBusy} onClick={onClick}>
      <Icon size={18} />
    </ActionIcon>
  );
}

/** Runs an action, refetches entries, and reports an error. */
export function useChange<Result>(change: () => Promise<Result>, onDone: () => void = () => undefined) {
  const { ofError } = useExplain();
  const changed = useEntriesChanged();
  return useMutation({
    mutationFn: change,
    onSuccess: onDone,
    onError: (error) => notifications.show({ color: "red", message: ofError(error) }),
    onSettled: changed,
  });
}

/** Deletes immediately, and offers to undo for a short time. */
function useRemoval(entry: Entry) {
  const { t } = useTranslation("time");
  const mayRate = useMay("time_entry_rates:write");
  const id = `deleted-${entry.id}`;
  const restore = async () => {
    const { start_time, end_time } = entry;
    await createEntry({ ...likeness(entry, mayRate), start_time, end_time });
  };
  const undo = useChange(restore, () => notifications.hide(id));
  return useChange(
    () => deleteEntry(entry),
    () =>
      notifications.show({
        id,
        autoClose: 10_000,
        message: (
          <Group justify="space-between" wrap="nowrap">
            <Text size="sm">{t("deleted")}</Text>
            <Button size="compact-sm" variant="default" onClick={() => undo.mutate()}>
              {t("undo")}
            </Button>
          </Group>
        ),
      }),
  );
}
