import { Button, FileButton, Paper, Stack, Text } from "@mantine/core";
import { IconFileSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { MAX_DOCUMENT_MIB } from "../../../../../core/invoices/inspecting/document-limits.js";
import { useTranslation } from "../../words/use-translation.js";
import classes from "./documents.module.css";

/** Names count too, since browsers do not know the types of all files. */
const ACCEPTED = "application/pdf,application/xml,text/xml,.pdf,.xml";

/** Chooses a file by a button, or by dropping it anywhere on the page. */
export function FileChoice({ onChoose }: { readonly onChoose: (files: readonly File[]) => void }) {
  const { t } = useTranslation("documents");
  const isOver = useDropped(onChoose);
  const reset = useRef<() => void>(null);
  return (
    <Paper withBorder p="xl" className={`${classes["drop"]} ${isOver ? classes["over"] : ""}`}>
      <Stack align="center" gap="xs">
        <IconFileSearch size={32} stroke={1.5} aria-hidden />
        <Text ta="center">{t("drop")}</Text>
        <FileButton
          accept={ACCEPTED}
          resetRef={reset}
          onChange={(file) => {
            if (file) onChoose([file]);
            // The same file can be chosen again, after it was corrected.
            reset.current?.();
          }}
        >
          {(button) => <Button {...button}>{t("choose")}</Button>}
        </FileButton>
        <Text size="sm" c="dimmed" ta="center">
          {t("limit", { size: MAX_DOCUMENT_MIB })}
        </Text>
      </Stack>
    </Paper>
  );
}

/** Calls back with dropped files, and returns whether files are held over the page. A browser would open a file that nothing takes. */
function useDropped(onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  }, [onDrop]);
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const take = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(false);
      if (event.dataTransfer.files.length > 0) latest.current([...event.dataTransfer.files]);
    };
    window.addEventListener("dragover", hold);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", take);
    return () => {
      window.removeEventListener("dragover", hold);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", take);
    };
  }, []);
  return isOver;
}
