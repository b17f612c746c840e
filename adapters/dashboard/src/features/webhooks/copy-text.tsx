import { Button, CopyButton } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";

interface CopyTextProps {
  readonly text: string;
  /** The label, if the context does not make clear what is copied. */
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
