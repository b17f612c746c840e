import { Button, Card, Group, Stack, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useTranslation } from "../../words/use-translation.js";
import classes from "./new-invoice.module.css";

interface PdfCardProps {
  /** Without a button. */
  readonly isAlwaysOpen: boolean;
  readonly children: (isShown: boolean) => ReactNode;
}

/** A PDF beside its form, behind a button. */
export function PdfCard({ isAlwaysOpen, children }: PdfCardProps) {
  const { t } = useTranslation("invoices");
  const [isOpen, { toggle }] = useDisclosure();
  const isShown = isAlwaysOpen || isOpen;
  return (
    <Card withBorder component="section" aria-label={t("pdf")} className={isShown ? classes["pdf"] : undefined}>
      <Stack gap="sm" flex={1}>
        <Group justify="space-between" gap="xs">
          <Title order={3} size="h4">
            PDF
          </Title>
          {!isAlwaysOpen && (
            <Button variant="default" aria-expanded={isOpen} onClick={toggle}>
              {t(isOpen ? "hidePdf" : "showPdf")}
            </Button>
          )}
        </Group>
        {children(isShown)}
      </Stack>
    </Card>
  );
}
