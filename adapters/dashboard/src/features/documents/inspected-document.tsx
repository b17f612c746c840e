import { Stack, Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { Schemas } from "../../../../../client/index.js";
import { Panel } from "../../elements/panel.js";
import { useTranslation } from "../../words/use-translation.js";
import { DocumentFindings, UnreadParts } from "./document-findings.js";
import classes from "./documents.module.css";
import { listsOf, only, parties, type Stated, totals, without } from "./stated.js";
import { StatedItems, StatedPart } from "./stated-part.js";
import { useFieldLabel } from "./use-stated-text.js";

interface InspectedDocumentProps {
  /** Of the file. */
  readonly name: string;
  readonly inspection: Schemas["DocumentInspection"];
}

/** What was found in a file. Its heading has the focus, so that screen readers announce it. */
export function InspectedDocument({ name, inspection: { format, document, findings, unread } }: InspectedDocumentProps) {
  const { t } = useTranslation("documents");
  const label = useFieldLabel();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const stated: Stated = document;
  const lists = listsOf(stated);
  const shownApart = [...parties, ...totals, ...lists.map((list) => list.name)];
  const currency = document.currency === undefined ? "" : ` (${document.currency})`;
  return (
    <Stack>
      <Title order={2} size="h3" tabIndex={-1} ref={heading} className={`${classes["heading"]} ${classes["text"]}`}>
        {`${name}: ${t(`formats.${format}`)}`}
      </Title>
      <DocumentFindings findings={findings} />
      <StatedPart title={t("document")} stated={without(stated, shownApart)} />
      {parties.map((party) => (
        <StatedPart key={party} title={label(party)} stated={partOf(stated, party)} />
      ))}
      {lists.map(({ name: list, items }) => (
        <Panel key={list} title={label(list)}>
          <StatedItems items={items} />
        </Panel>
      ))}
      <StatedPart title={`${t("totals")}${currency}`} stated={only(stated, totals)} />
      <UnreadParts unread={unread} />
    </Stack>
  );
}

function partOf(stated: Stated, name: string): Stated {
  const part = stated[name];
  return typeof part === "object" && !Array.isArray(part) ? (part as Stated) : {};
}
