import { Button, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslation } from "../../words/use-translation.js";
import { nameLimits } from "../../../../../core/kernel/text.js";
import { paths } from "../../../paths.js";
import { useLinkToken } from "../../api/link-token.js";
import { acceptInvitation } from "../../api/session.js";
import { FailureNote } from "../../elements/failure.js";
import { OpenPage } from "../../shell/open-page.js";
import { useEntrance } from "../../shell/use-entrance.js";

/** The page of an invitation link. Only the button redeems the link, so that email scanners do not. */
export default function AcceptInvitationPage() {
  const { t } = useTranslation("invitation");
  const token = useLinkToken();
  return (
    <OpenPage title={t("title")}>
      {token === null ? <Text role="status">{t("incomplete")}</Text> : <Acceptance token={token} />}
    </OpenPage>
  );
}

function Acceptance({ token }: { readonly token: string }) {
  const { t } = useTranslation("invitation");
  const form = useForm({ initialValues: { name: "" } });
  const entrance = useEntrance(
    (name: string) => acceptInvitation(token, name),
    () => paths.welcome,
  );
  return (
    <form onSubmit={form.onSubmit(({ name }) => entrance.mutate(name.trim()))}>
      <Stack>
        <TextInput label={t("name")} maxLength={nameLimits.max} autoComplete="name" {...form.getInputProps("name")} />
        {entrance.error && <FailureNote error={entrance.error} />}
        <Button type="submit" loading={entrance.isPending}>
          {t("accept")}
        </Button>
      </Stack>
    </form>
  );
}
