import { Button, FileButton, Paper, Stack, Text } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import classes from "./file-choice.module.css";

interface FileChoiceProps {
  readonly icon: ReactNode;
  /** Media types and extensions. Names count too, since browsers do not know the types of all files. */
  readonly accept: string;
  readonly text: string;
  readonly button: string;
  /** What limits the file. */
  readonly limit: string;
  readonly onChoose: (files: readonly File[]) => void;
}

/** Chooses a file by a button, or by dropping it anywhere on the page. */
export function FileChoice({ icon, accept, text, button: label, limit, onChoose }: FileChoiceProps) {
  const isOver = useDropped(onChoose);
  const reset = useRef<() => void>(null);
  return (
    <Paper withBorder p="xl" className={`${classes["drop"]} ${isOver ? classes["over"] : ""}`}>
      <Stack align="center" gap="xs">
        {icon}
        <Text ta="center">{text}</Text>
        <FileButton
          accept={accept}
          resetRef={reset}
          onChange={(file) => {
            if (file) onChoose([file]);
            // The same file can be chosen again, after it was corrected.
            reset.current?.();
          }}
        >
          {(button) => <Button {...button}>{label}</Button>}
        </FileButton>
        <Text size="sm" c="dimmed" ta="center">
          {limit}
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
