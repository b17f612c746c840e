import { Button, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { MAX_EMAIL_LENGTH } from "../../../../../core/kernel/text.js";
import { requestSignInLink } from "../../api/session.js";
import { FailureNote } from "../../elements/failure.js";
import { UnsentMail, useSendsMail } from "../../elements/unsent-mail.js";
import { EmailInput } from "../../elements/email-input.js";

export function LinkForm() {
  const { t } = useTranslation("sign-in");
  const form = useForm({ initialValues: { email: "" } });
  const sendsMail = useSendsMail();
  const asking = useMutation({ mutationFn: requestSignInLink });
  if (asking.isSuccess) {
    return (
      <Stack role="status">
        <Text>{t(sendsMail ? "sent" : "written", { email: asking.variables })}</Text>
        <UnsentMail />
        <Button variant="default" onClick={asking.reset}>
          {t("again")}
        </Button>
      </Stack>
    );
  }
  return (
    <form onSubmit={form.onSubmit(({ email }) => asking.mutate(email.trim()))}>
      <Stack>
        <EmailInput
          label={t("email")}
          description={t("how")}
          required
          maxLength={MAX_EMAIL_LENGTH}
          autoComplete="email"
          {...form.getInputProps("email")}
        />
        {asking.error && <FailureNote error={asking.error} />}
        <Button type="submit" loading={asking.isPending}>
          {t("send")}
        </Button>
      </Stack>
    </form>
  );
}
