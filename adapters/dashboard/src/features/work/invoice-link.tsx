import { Button } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { paths } from "../../../paths.js";

interface InvoiceLinkProps {
  readonly client: { readonly id: string; readonly name: string };
}

/** Leads to a new invoice with the unbilled time of a client. */
export function InvoiceLink({ client: { id, name } }: InvoiceLinkProps) {
  const { t } = useTranslation("work");
  return (
    <Button
      component={Link}
      to={`${paths.invoices}/new?client=${id}`}
      size="xs"
      variant="default"
      aria-label={t("invoiceNamed", { name })}
    >
      {t("invoice")}
    </Button>
  );
}
