import { Button, Group, Stack, Text } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "../words/use-translation.js";
import { FailureNote } from "./failure.js";
import type { Submission } from "./use-submission.js";

interface FormButtonsProps {
  readonly submission: Submission;
  readonly onCancel: () => void;
  /** The label of the submit button. Defaults to "Save". */
  readonly label?: string;
  /** Why the form cannot be sent yet. */
  readonly obstacle?: string;
}

/** The end of every form: its error, Cancel, and Save. */
export function FormButtons({ submission: { failure, isPending, giveUp }, onCancel, label, obstacle }: FormButtonsProps) {
  const { t } = useTranslation();
  const obstacleId = useId();
  const cancel = () => {
    giveUp();
    onCancel();
  };
  return (
    <Stack>
      {failure && <FailureNote {...failure} />}
      {obstacle !== undefined && (
        <Text size="sm" id={obstacleId} ta="end">
          {obstacle}
        </Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={cancel}>
          {t("form.cancel")}
        </Button>
        <Button
          type="submit"
          loading={isPending}
          {...(obstacle === undefined ? {} : { disabled: true, "aria-describedby": obstacleId })}
        >
          {label ?? t("form.save")}
        </Button>
      </Group>
    </Stack>
  );
}
