import { FocusTrap, Paper } from "@mantine/core";
import { useClickOutside } from "@mantine/hooks";
import { type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Loaded } from "../../../elements/loaded.js";
import { useSession } from "../../../shell/session.js";
import { type Choices, useChoices } from "../choices.js";
import { useZone } from "../../../elements/use-zone.js";
import type { Entry } from "../entries.js";
import EntryForm from "../entry-form.js";
import { valuesOf } from "../entry-values.js";
import classes from "../time.module.css";
import { TimerStart } from "./timer-start.js";

interface TimerPanelProps {
  readonly running: Entry | null;
  readonly onClose: () => void;
}

/** Starts a timer, or says what the one that runs is for. */
export default function TimerPanel({ running, onClose }: TimerPanelProps) {
  const { t } = useTranslation("time");
  const choices = useChoices();
  const panel = useClickOutside<HTMLDivElement>(onClose);
  const leave = (event: KeyboardEvent) => event.key === "Escape" && onClose();
  return (
    <FocusTrap>
      <Paper
        ref={panel}
        role="dialog"
        aria-label={t("timer")}
        withBorder
        shadow="md"
        className={classes["panel"] ?? ""}
        onKeyDown={leave}
      >
        <Loaded query={choices} lines={3}>
          {(some) => <Content running={running} choices={some} onClose={onClose} />}
        </Loaded>
      </Paper>
    </FocusTrap>
  );
}

function Content({ running, choices, onClose }: TimerPanelProps & { readonly choices: Choices }) {
  const { me } = useSession();
  const zone = useZone();
  if (!running) return <TimerStart choices={choices} onClose={onClose} />;
  return (
    <EntryForm
      entry={running}
      initial={valuesOf(running, zone)}
      userId={me.id}
      choices={choices}
      onDone={onClose}
      onCancel={onClose}
    />
  );
}
