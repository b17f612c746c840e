import { Alert, Anchor, List } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import type { Schemas } from "../../../../../client/index.js";
import { type Found, keysOf, linkOf } from "./finding-link.js";

type Finding = Schemas["Finding"];

interface FindingsProps extends Found {
  readonly findings: readonly Finding[];
}

/** What is missing or unusual, with a link to where it can be corrected if that is another page. */
export function Findings({ findings, ...found }: FindingsProps) {
  return useTexts(findings).map(({ finding, text }) => (
    <Alert key={text} color={finding.severity === "error" ? "orange" : "yellow"} variant="outline" data-finding={finding.rule}>
      {text} <Correction finding={finding} {...found} />
    </Alert>
  ));
}

/** As {@link Findings}, as a list. */
export function FindingList({ findings, ...found }: FindingsProps) {
  return (
    <List size="sm">
      {useTexts(findings).map(({ finding, text }) => (
        <List.Item key={text} data-finding={finding.rule}>
          {text} <Correction finding={finding} {...found} />
        </List.Item>
      ))}
    </List>
  );
}

/** Each text once: several rules can concern the same field. */
function useTexts(findings: readonly Finding[]) {
  const { find } = useTranslation("invoices");
  const textOf = ({ rule, pointer, message }: Finding): string =>
    find(`findings.${rule}`) ??
    keysOf(pointer)
      .map((key) => find(`missing.${key}`))
      .find((text) => text !== undefined) ??
    message;
  const texts = findings.map((finding) => ({ finding, text: textOf(finding) }));
  return texts.filter(({ text }, index) => texts.findIndex((other) => other.text === text) === index);
}

function Correction({ finding, ...found }: Found & { readonly finding: Finding }) {
  const { t } = useTranslation("invoices");
  const link = linkOf(finding, found);
  if (link === null) return null;
  return (
    <Anchor component={Link} to={link.path} target="_blank" inherit underline="always">
      {t(link.label)}
    </Anchor>
  );
}
