import { Button, CopyButton } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface CopyTextProps {
  readonly text: string;
  /** What it copies, where that is not plain from what stands around it. */
  readonly label?: string;
}

export function CopyText({ text, label }: CopyTextProps) {
  const { t } = useTranslation("webhooks");
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <Button variant="default" size="xs" onClick={copy}>
          {copied ? t("copied") : (label ?? t("copy"))}
        </Button>
      )}
    </CopyButton>
  );
}
