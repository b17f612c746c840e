import { ActionIcon, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconCopy, IconPencil, IconPlayerPlay, IconPlayerStop, IconTrash } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { useExplain } from "../../elements/explain.js";
import { useSession } from "../../shell/session.js";
import { type Entry, likeness, startTimer, stopTimer } from "./entries.js";
import classes from "./time.module.css";
import { useEntriesChanged } from "./use-entries-changed.js";
import { useRemoval } from "./use-removal.js";

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
  const remove = useRemoval();
  const removal = useChange(() => remove(entry));
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
export function useChange<Result, Given = void>(change: (given: Given) => Promise<Result>) {
  const { ofError } = useExplain();
  const changed = useEntriesChanged();
  return useMutation({
    mutationFn: change,
    onError: (error) => notifications.show({ color: "red", message: ofError(error) }),
    onSettled: changed,
  });
}
