import { Button, Group, Stack } from "@mantine/core";
import { useTranslation } from "../words/use-translation.js";
import { FailureNote } from "./failure.js";
import type { Submission } from "./use-submission.js";

interface FormButtonsProps {
  readonly submission: Submission;
  readonly onCancel: () => void;
  /** The label of the submit button. Defaults to "Save". */
  readonly label?: string;
}

/** The end of every form: its error, Cancel, and Save. */
export function FormButtons({ submission: { failure, isPending, giveUp }, onCancel, label }: FormButtonsProps) {
  const { t } = useTranslation();
  const cancel = () => {
    giveUp();
    onCancel();
  };
  return (
    <Stack>
      {failure && <FailureNote {...failure} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={cancel}>
          {t("form.cancel")}
        </Button>
        <Button type="submit" loading={isPending}>
          {label ?? t("form.save")}
        </Button>
      </Group>
    </Stack>
  );
}
