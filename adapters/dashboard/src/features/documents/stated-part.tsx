import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Panel } from "../../elements/panel.js";
import { useTranslation } from "../../words/use-translation.js";
import classes from "./documents.module.css";
import { listsOf, rowsOf, type Stated, type StatedList } from "./stated.js";
import { useFieldLabel, useStatedText } from "./use-stated-text.js";

/** How many items of a list are shown at first, and are added by its button. */
const ITEMS = 200;

interface StatedPartProps {
  readonly title: string;
  readonly stated: Stated;
}

/** What a document says about one thing. Nothing if it says nothing. */
export function StatedPart({ title, stated }: StatedPartProps) {
  const rows = rowsOf(stated, useStatedText());
  const lists = listsOf(stated);
  if (rows.length === 0 && lists.length === 0) return null;
  return (
    <Panel title={title}>
      <StatedFields stated={stated} />
    </Panel>
  );
}

/** The items of a list. */
export function StatedItems({ items }: Pick<StatedList, "items">) {
  const { t } = useTranslation("documents");
  const [count, setCount] = useState(ITEMS);
  return (
    <Stack align="flex-start">
      <ul className={classes["items"]}>
        {items.slice(0, count).map((item, index) => (
          <li key={index}>
            <StatedFields stated={item} />
          </li>
        ))}
      </ul>
      {items.length > count && (
        <Button variant="default" onClick={() => setCount(count + ITEMS)}>
          {t("more", { count: items.length - count })}
        </Button>
      )}
    </Stack>
  );
}

function StatedFields({ stated }: Pick<StatedPartProps, "stated">) {
  const [label, show] = [useFieldLabel(), useStatedText()];
  const rows = rowsOf(stated, show);
  return (
    <Stack gap="xs">
      {rows.length > 0 && (
        <dl className={classes["fields"]}>
          {rows.map(({ name, text }, index) => (
            <div key={index}>
              <Text component="dt" size="sm" c="dimmed">
                {label(name)}
              </Text>
              <Text component="dd" m={0} className={classes["text"] ?? ""}>
                {text}
              </Text>
            </div>
          ))}
        </dl>
      )}
      {listsOf(stated).map(({ name, items }) => (
        <div key={name}>
          <Text size="sm" fw={600}>
            {label(name)}
          </Text>
          <StatedItems items={items} />
        </div>
      ))}
    </Stack>
  );
}
