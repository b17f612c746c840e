import { Alert, Badge, Group, Text } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import type { Schemas } from "../../../../../client/index.js";
import { Panel } from "../../elements/panel.js";
import { useTranslation } from "../../words/use-translation.js";
import classes from "./documents.module.css";
import { placeOf } from "./stated.js";
import { useFieldLabel } from "./use-stated-text.js";

type Inspection = Schemas["DocumentInspection"];

/** A yellow label would be too pale on white. */
const looks = { error: { color: "red", variant: "outline" }, warning: { variant: "default" } } as const;

/** The rules that a document breaks. */
export function DocumentFindings({ findings }: Pick<Inspection, "findings">) {
  const { t } = useTranslation("documents");
  const label = useFieldLabel();
  return (
    <Panel title={t("findings", { count: findings.length })}>
      {findings.length === 0 ? (
        <Alert color="teal" variant="outline" icon={<IconCircleCheck />}>
          {t("nothing")}
        </Alert>
      ) : (
        <ul className={classes["items"]}>
          {findings.map(({ rule, severity, pointer, message }, index) => (
            <li key={index} data-finding={rule}>
              <Group gap="xs">
                <Badge {...looks[severity]}>{t(`severities.${severity}`)}</Badge>
                <Text fw={650}>{rule}</Text>
              </Group>
              <Text lang="en">{message}</Text>
              {pointer !== "" && (
                <Text size="sm" c="dimmed" className={classes["text"] ?? ""}>
                  {t("place", { place: placeOf(pointer, label) })}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
      <Text size="sm" c="dimmed" mt="sm">
        {t("unchecked")}
      </Text>
    </Panel>
  );
}

/** What is in a document and not shown. Nothing if all is. */
export function UnreadParts({ unread }: Pick<Inspection, "unread">) {
  const { t } = useTranslation("documents");
  if (unread.length === 0) return null;
  return (
    <Panel title={t("unread")}>
      <Text mb="sm">{t("unreadText")}</Text>
      <ul className={classes["items"]}>
        {unread.map(({ path, text }, index) => (
          <li key={index}>
            <Text size="sm" c="dimmed" className={classes["text"] ?? ""}>
              {path}
            </Text>
            <Text className={classes["text"] ?? ""}>{text}</Text>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
