import { FocusTrap, Paper } from "@mantine/core";
import { useClickOutside } from "@mantine/hooks";
import type { KeyboardEvent, RefObject } from "react";
import { useTranslation } from "../../../words/use-translation.js";
import { useLocale } from "../../../words/locale.js";
import { Loaded } from "../../../elements/loaded.js";
import { hasUnsaved, leave, type Unsaved, UnsavedScope } from "../../../loading/unsaved.js";
import { useSession } from "../../../shell/session.js";
import { type Choices, useChoices } from "../choices.js";
import { useZone } from "../../../elements/use-zone.js";
import type { Entry } from "../entries.js";
import EntryForm from "../entry-form.js";
import { valuesOf } from "../entry-values.js";
import classes from "./bar.module.css";

interface TimerPanelProps {
  readonly running: Entry;
  /** The button that opens and closes the panel. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly scope: Unsaved;
  readonly onClose: () => void;
}

/** Edits the running timer. A click outside closes it if there are no unsaved changes. */
export default function TimerPanel({ running, opener, scope, onClose }: TimerPanelProps) {
  const { t } = useTranslation("time");
  const choices = useChoices();
  const isUnsaved = () => hasUnsaved(scope);
  const panel = useClickOutside<HTMLDivElement>(({ target }) => {
    const isOpener = target instanceof Node && opener.current?.contains(target) === true;
    if (!isOpener && !isUnsaved()) onClose();
  });
  const press = (event: KeyboardEvent) => event.key === "Escape" && leave(isUnsaved, onClose);
  return (
    <Paper
      ref={panel}
      role="dialog"
      aria-label={t("timer")}
      withBorder
      shadow="md"
      className={classes["timer"] ?? ""}
      onKeyDown={press}
    >
      <Loaded query={choices} lines={3}>
        {(some) => (
          <FocusTrap>
            <div>
              <UnsavedScope value={scope}>
                <Content running={running} choices={some} onClose={onClose} />
              </UnsavedScope>
            </div>
          </FocusTrap>
        )}
      </Loaded>
    </Paper>
  );
}

function Content({ running, choices, onClose }: Pick<TimerPanelProps, "running" | "onClose"> & { readonly choices: Choices }) {
  const { me } = useSession();
  const zone = useZone();
  const locale = useLocale();
  return (
    <EntryForm
      entry={running}
      initial={valuesOf(running, zone, locale)}
      userId={me.id}
      choices={choices}
      onDone={onClose}
      onCancel={onClose}
    />
  );
}
