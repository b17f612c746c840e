import { Button, Group, Stack, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "../../../words/use-translation.js";
import { useDurationText } from "../../../elements/values.js";
import { useZone } from "../../../elements/use-zone.js";
import { later } from "../../../loading/later.js";
import type { Entry } from "../entries.js";

/** Lazy: seldom needed. */
const EndForm = later(() => import("./end-form.js"));

const MS_PER_HOUR = 3_600_000;
/** A timer that runs longer than a working day was probably forgotten. */
const FIRST_HOURS = 9;
const AGAIN_HOURS = 3;
const LOOK_MS = 30_000;

interface ForgottenProps {
  readonly running: Entry;
  readonly onEdit: () => void;
  readonly onStop: () => void;
  /** Stops the timer at an earlier time. */
  readonly onEnd: (end: string) => void;
}

/** Reminds of a timer that has run for longer than a working day, and again some hours after the user keeps it. */
export function Forgotten({ running, onEdit, onStop, onEnd }: ForgottenProps) {
  const { t } = useTranslation("time");
  const durationText = useDurationText();
  const zone = useZone();
  const hours = useHoursSince(running.start_time);
  const [remindAt, setRemindAt] = useState(FIRST_HOURS);
  const isShown = hours >= remindAt;
  const id = `forgotten-${running.id}`;
  useEffect(() => {
    if (!isShown) return;
    const done = (act: () => void) => () => {
      setRemindAt(hours + AGAIN_HOURS);
      act();
    };
    const message = (
      <Stack gap="xs">
        <Text size="sm">{t("forgotten.text", { duration: durationText(Math.floor(hours) * 3_600) })}</Text>
        <Suspense>
          <EndForm start={running.start_time} zone={zone} onEnd={(end) => done(() => onEnd(end))()} />
        </Suspense>
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={done(onEdit)}>
            {t("forgotten.edit")}
          </Button>
          <Button size="compact-sm" variant="default" onClick={done(onStop)}>
            {t("stop")}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={done(() => undefined)}>
            {t("forgotten.keep")}
          </Button>
        </Group>
      </Stack>
    );
    const notice = { id, message, autoClose: false, withCloseButton: false } as const;
    notifications.show(notice);
    notifications.update(notice);
  });
  useEffect(() => {
    if (isShown) return () => void notifications.hide(id);
    return undefined;
  }, [isShown, id]);
  return null;
}

/** Whole hours since the instant. */
function useHoursSince(start: string): number {
  const read = () => Math.floor((Date.now() - Date.parse(start)) / MS_PER_HOUR);
  const [hours, setHours] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setHours(read), LOOK_MS);
    return () => clearInterval(timer);
  });
  return hours;
}
