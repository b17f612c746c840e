import { ActionIcon, Group, Text, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconPlayerStop } from "@tabler/icons-react";
import { type RefObject, Suspense, useRef, useState } from "react";
import { useTranslation } from "../../../words/use-translation.js";
import { useNavigate } from "react-router";
import { paths } from "../../../../paths.js";
import { ColourDot } from "../../../elements/colour-dot.js";
import { idle } from "../../../loading/idle.js";
import { later } from "../../../loading/later.js";
import { hasUnsaved, leave, useUnsavedScope } from "../../../loading/unsaved.js";
import { useShortcuts } from "../../../loading/use-shortcuts.js";
import { useMay, useSession } from "../../../shell/session.js";
import { useRunning } from "../../outbox/use-with-unsent.js";
import { changeEntry, type Entry, stopTimer } from "../entries.js";
import { useChange } from "../entry-actions.js";
import { useOtherTabs } from "../use-entries-changed.js";
import classes from "./bar.module.css";
import { EntryLine } from "./entry-line.js";
import { Forgotten } from "./forgotten.js";
import { askLine } from "./line-store.js";
import { Ticking } from "./ticking.js";
import { useTimeInTitle } from "./use-time-in-title.js";

/** Lazy: nothing needs it at once. */
const OutboxTool = later(async () => {
  await idle();
  return import("../../outbox/outbox-tool.js");
});

/** Lazy: needed only on request. */
const TimerPanel = later(() => import("./timer-panel.js"));

/** The entry line and the timer in the header, and their shortcuts. */
export function TimerTool() {
  const mayWrite = useMay("time_entries:write");
  return (
    mayWrite && (
      <>
        <Suspense>
          <OutboxTool />
        </Suspense>
        <Tool />
      </>
    )
  );
}

function Tool() {
  const { me } = useSession();
  const navigate = useNavigate();
  const running = useRunning(me.id);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const scope = useUnsavedScope();
  const stop = useChange(async () => running && stopTimer(running));
  const end = useChange(async (end_time: string) => running && changeEntry(running, { end_time }));
  useOtherTabs();
  useTimeInTitle(running ?? null);
  useShortcuts({
    n: () => askLine(),
    s: () => (running ? stop.isPending || stop.mutate() : askLine()),
    "/": () => void navigate(`${paths.time}/all`, { state: { search: true } }),
  });
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const toggle = () =>
    leave(
      () => hasUnsaved(scope),
      () => setOpen(!isOpen),
    );
  return (
    <div className={classes["bar"]}>
      <EntryLine isRunning={running != null} />
      {running && (
        <>
          <Face running={running} opener={opener} isOpen={isOpen} onToggle={toggle} stop={stop} />
          <Forgotten running={running} onEdit={() => setOpen(true)} onStop={() => stop.mutate()} onEnd={end.mutate} />
        </>
      )}
      <Suspense>
        {isOpen && running && <TimerPanel key={running.id} running={running} opener={opener} scope={scope} onClose={close} />}
      </Suspense>
    </div>
  );
}

interface Stopping {
  readonly isPending: boolean;
  mutate(): void;
}

interface FaceProps {
  readonly running: Entry;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly stop: Stopping;
}

function Face({ running, opener, isOpen, onToggle, stop }: FaceProps) {
  const { t } = useTranslation("time");
  const name = running.project?.name ?? "";
  return (
    <Group gap="xs" wrap="nowrap">
      <UnstyledButton
        ref={opener}
        title={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onToggle}
        className={classes["face"] ?? ""}
      >
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
        color="red"
        variant="filled"
        size={36}
        radius="xl"
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
