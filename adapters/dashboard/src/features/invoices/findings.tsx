import { Alert, Anchor } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import type { Schemas } from "../../../../../client/index.js";
import { type Found, keysOf, linkOf } from "./finding-link.js";

type Finding = Schemas["Finding"];

interface FindingsProps extends Found {
  readonly findings: readonly Finding[];
}

/** What is missing or unusual, each text once, with a link to where it can be corrected if that is another page. */
export function Findings({ findings, ...found }: FindingsProps) {
  const { t, find } = useTranslation("invoices");
  const textOf = ({ rule, pointer, message }: Finding): string =>
    find(`findings.${rule}`) ??
    keysOf(pointer)
      .map((key) => find(`missing.${key}`))
      .find((text) => text !== undefined) ??
    message;
  const texts = findings.map(textOf);
  return findings.map((finding, index) => {
    const text = texts[index] ?? "";
    if (texts.indexOf(text) < index) return null;
    const link = linkOf(finding, found);
    const { rule, severity } = finding;
    return (
      <Alert key={text} color={severity === "error" ? "orange" : "yellow"} variant="outline" data-finding={rule}>
        {text}{" "}
        {link && (
          <Anchor component={Link} to={link.path} target="_blank" inherit underline="always">
            {t(link.label)}
          </Anchor>
        )}
      </Alert>
    );
  });
}
