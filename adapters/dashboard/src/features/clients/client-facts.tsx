import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { countryName, languageName } from "../../elements/named-codes.js";
import { schemeName } from "../../elements/peppol-id-values.js";
import { Panel } from "../../elements/panel.js";
import { Money } from "../../elements/values.js";
import { useSession } from "../../shell/session.js";
import { useLocale } from "../../words/locale.js";
import type { Client } from "./client-values.js";
import classes from "./client-page.module.css";

/** What invoices for the client contain, as far as it is set. */
export function ClientFacts({ client }: { readonly client: Client }) {
  const { t } = useTranslation("clients");
  const { t: shell } = useTranslation("shell");
  const { currency } = useSession().workspace;
  const {
    address,
    tax,
    payment_terms_days: days,
    payment_terms_rule: rule,
    rate,
    electronic_address: electronic,
    legal_id: legalId,
  } = client;
  const locale = useLocale();
  const country = address?.country && countryName(address.country, locale);
  const place = [address?.postal_code, address?.city].filter(Boolean).join(" ");
  const lines = [address?.line1, address?.line2, place, address?.region, country].filter(Boolean);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t("legalName"), client.legal_name],
    [t("address"), lines.join("\n")],
    [t("ccEmails"), client.cc_emails.join("\n")],
    [t("taxId"), client.tax_id],
    [t("taxCategory"), tax && t(`shell:taxes.${tax.category}`)],
    [t("terms"), days],
    [t("shell:paymentTerms.rule"), days !== null && rule !== "days" && t(`shell:paymentTerms.rules.${rule}`)],
    [t("currency"), client.currency],
    [t("rate"), rate !== null && <Money amount={rate} currency={client.currency ?? currency} />],
    [t("buyerReference"), client.buyer_reference],
    [t("timesheet.annex"), client.timesheet_annex !== "none" && t(`timesheet.annexes.${client.timesheet_annex}`)],
    [t("invoiceFormat"), t(`shell:formats.${client.invoice_format}`)],
    [t("shell:electronicAddress.value"), electronic && `${electronic.value}\n${schemeName(electronic.scheme, shell, locale)}`],
    [t("shell:legalId.value"), legalId && `${legalId.value}\n${schemeName(legalId.scheme, shell, locale)}`],
    [t("locale"), client.locale && languageName(client.locale, locale)],
    [t("invoiceNotes"), client.invoice_notes],
    [t("notes"), client.notes],
  ];
  const known = facts.filter(([, value]) => value !== null && value !== "" && value !== false);
  return (
    <Panel title={t("details")}>
      {known.length === 0 && <Text c="dimmed">{t("noDetails")}</Text>}
      <dl className={classes["facts"]}>
        {known.map(([label, value]) => (
          <Row key={label} label={label}>
            {value}
          </Row>
        ))}
      </dl>
    </Panel>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <Text component="dt" size="sm">
        {label}
      </Text>
      <Text component="dd" size="sm">
        {children}
      </Text>
    </>
  );
}
