import { Alert, Button, Group, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { FailureNote } from "../../elements/failure.js";
import { useMay, useSession } from "../../shell/session.js";

/** The default time zone on a host without one. */
const OF_HOSTS = "UTC";
const KEPT = "stint.keeps-zone";

/** Offers the browser's time zone to a workspace that was created on a host without one, until a user declines. */
export function ZoneOffer() {
  const { t } = useTranslation("welcome");
  const { workspace } = useSession();
  const mayWrite = useMay("workspace:write");
  const queries = useQueryClient();
  const [isDeclined, setDeclined] = useState(() => localStorage.getItem(KEPT) !== null);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const header = workspace.version === undefined ? {} : ifUnchanged({ version: workspace.version });
  const change = useMutation({
    mutationFn: () => answered(api.PATCH("/workspace", { params: { header }, body: { time_zone: timeZone } })),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.workspace }),
  });
  const decline = () => {
    localStorage.setItem(KEPT, workspace.time_zone);
    setDeclined(true);
  };
  if (!mayWrite || isDeclined || workspace.time_zone !== OF_HOSTS || timeZone === OF_HOSTS) return null;
  return (
    <Alert variant="outline" role="status">
      <Group justify="space-between">
        <Text size="sm">{t("zone.text", { workspaces: workspace.time_zone, browsers: timeZone })}</Text>
        <Group gap="xs">
          <Button size="xs" loading={change.isPending} onClick={() => change.mutate()}>
            {t("zone.use", { zone: timeZone })}
          </Button>
          <Button size="xs" variant="default" onClick={decline}>
            {t("zone.keep", { zone: workspace.time_zone })}
          </Button>
        </Group>
      </Group>
      {change.error && <FailureNote error={change.error} />}
    </Alert>
  );
}
