import { Button, Text } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { forgetLinkToken } from "../../api/link-token.js";
import { isStatus } from "../../api/problem.js";
import { signIn } from "../../api/session.js";
import { FailureNote } from "../../elements/failure.js";
import { takeReturnPath } from "../../shell/return-path.js";
import { useEntrance } from "../../shell/use-entrance.js";

export function TokenButton({ token }: { readonly token: string }) {
  const { t } = useTranslation("sign-in");
  const entrance = useEntrance(signIn, takeReturnPath);
  const isUsed = isStatus(entrance.error, 401);
  return (
    <>
      {!isUsed && <Text>{t("ready")}</Text>}
      {entrance.error && <FailureNote error={entrance.error} />}
      {isUsed ? (
        <Button variant="default" onClick={forgetLinkToken}>
          {t("another")}
        </Button>
      ) : (
        <Button loading={entrance.isPending} onClick={() => entrance.mutate(token)}>
          {t("signIn")}
        </Button>
      )}
    </>
  );
}
