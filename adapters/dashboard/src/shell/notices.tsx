import { Button, Group, MantineThemeProvider, Text } from "@mantine/core";
import { Notifications, notifications } from "@mantine/notifications";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "../words/use-translation.js";
import { away } from "../loading/connection.js";
import { offeredRenewal } from "../loading/renewal.js";
import { useStore } from "../loading/store.js";
import { discarding } from "../loading/unsaved.js";
import { DiscardDialog } from "./discard-dialog.js";

/** Shows notifications about actions and about the application's state. The former have a labeled close button. */
export default function Notices() {
  const { t } = useTranslation();
  const closeButtonProps = { "aria-label": t("form.close") };
  const onAnswer = useStore(discarding);
  return (
    <>
      <MantineThemeProvider inherit theme={{ components: { Notification: { defaultProps: { closeButtonProps } } } }}>
        <Notifications position="bottom-left" />
      </MantineThemeProvider>
      {useStore(away) && <Standing id="away" message={t("connection.away")} isLoading />}
      <Renewal />
      {onAnswer && <DiscardDialog onAnswer={onAnswer} />}
    </>
  );
}

function Renewal() {
  const { t } = useTranslation();
  const renew = useStore(offeredRenewal);
  if (!renew) return null;
  const message = (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">{t("connection.updated")}</Text>
      <Button flex="none" size="compact-sm" variant="default" onClick={renew}>
        {t("broken.reload")}
      </Button>
    </Group>
  );
  return <Standing id="renewal" message={message} />;
}

interface StandingProps {
  readonly id: string;
  readonly message: ReactNode;
  readonly isLoading?: boolean;
}

/** A notice that is shown while this is mounted. */
function Standing({ id, message, isLoading = false }: StandingProps) {
  useEffect(() => {
    const notice = { id, message, loading: isLoading, autoClose: false, withCloseButton: false, priority: 1 } as const;
    notifications.show(notice);
    notifications.update(notice);
  });
  useEffect(() => () => void notifications.hide(id), [id]);
  return null;
}
