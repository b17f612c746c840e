import { ActionIcon, Group, Text, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconPlayerPlay, IconPlayerStop } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { paths } from "../../../../paths.js";
import { useMay, useSession } from "../../../shell/session.js";
import { ColourDot } from "../../../elements/colour-dot.js";
import { type Entry, runningQuery, stopTimer } from "../entries.js";
import { useChange } from "../entry-actions.js";
import classes from "../time.module.css";
import { hasUnsaved, leave, useUnsavedScope } from "../../../loading/unsaved.js";
import { useOtherTabs } from "../use-entries-changed.js";
import { Ticking } from "./ticking.js";
import { useShortcuts } from "./use-shortcuts.js";
import { later } from "../../../loading/later.js";

/** Lazy: needed only on request. */
const TimerPanel = later(() => import("./timer-panel.js"));
const ShortcutList = later(() => import("./shortcut-list.js"));

/** The timer in the header, and the shortcuts for time. */
export function TimerTool() {
  return useMay("time_entries:write") ? <Tool /> : null;
}

function Tool() {
  const { me } = useSession();
  const navigate = useNavigate();
  const { data: running } = useQuery(runningQuery(me.id));
  const [opened, setOpened] = useState<"panel" | "shortcuts" | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const scope = useUnsavedScope();
  const stop = useChange(async () => running && stopTimer(running));
  useOtherTabs();
  useShortcuts({
    n: () => void navigate(paths.time, { state: { line: "" } }),
    s: () => (running ? stop.isPending || stop.mutate() : setOpened("panel")),
    "/": () => void navigate(`${paths.time}/all`, { state: { search: true } }),
    "?": () => setOpened("shortcuts"),
  });
  const close = () => {
    setOpened(null);
    opener.current?.focus();
  };
  if (running === undefined) return null;
  const toggle = () =>
    leave(
      () => hasUnsaved(scope),
      () => setOpened(opened === "panel" ? null : "panel"),
    );
  return (
    <>
      <Face running={running} opener={opener} isOpen={opened === "panel"} onToggle={toggle} stop={stop} />
      <Suspense>
        {opened === "panel" && <TimerPanel key={running?.id} running={running} opener={opener} scope={scope} onClose={close} />}
        {opened === "shortcuts" && <ShortcutList onClose={close} />}
      </Suspense>
    </>
  );
}

interface FaceProps {
  readonly running: Entry | null;
  readonly opener: React.RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly stop: { readonly isPending: boolean; mutate(): void };
}

function Face({ running, opener, isOpen, onToggle, stop }: FaceProps) {
  const { t } = useTranslation("time");
  const button = { ref: opener, "aria-haspopup": "dialog", "aria-expanded": isOpen, onClick: onToggle } as const;
  if (!running)
    return (
      <ActionIcon variant="light" size="lg" aria-label={t("start")} title={t("start")} {...button}>
        <IconPlayerPlay size={18} />
      </ActionIcon>
    );
  const name = running.project?.name ?? "";
  return (
    <Group gap="xs" wrap="nowrap">
      <UnstyledButton title={name} {...button}>
        <VisuallyHidden>{t("timerSince", { name })}</VisuallyHidden>
        <Group gap="xs" wrap="nowrap">
          <ColourDot color={running.project?.color} />
          <Text span size="sm" truncate maw={180} className={classes["narrow"] ?? ""} aria-hidden>
            {name}
          </Text>
          <Text span fw={600}>
            <Ticking since={running.start_time} />
          </Text>
        </Group>
      </UnstyledButton>
      <ActionIcon
        variant="light"
        color="red"
        size="lg"
        aria-label={t("stop")}
        title={t("stop")}
        loading={stop.isPending}
        onClick={() => stop.mutate()}
      >
        <IconPlayerStop size={18} />
      </ActionIcon>
    </Group>
  );
}
