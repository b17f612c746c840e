import { Alert } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../words/use-translation.js";
import { answered, api } from "../api/client.js";
import { keys } from "../api/keys.js";

/** Whether mail reaches its recipients. True until it is known. */
export function useSendsMail(): boolean {
  const { data } = useQuery({
    queryKey: keys.installation,
    queryFn: ({ signal }) => answered(api.GET("/installation", { signal })),
    staleTime: Infinity,
  });
  return data?.sends_mail ?? true;
}

/** Says that mail is only written to files, and how to change it. */
export function UnsentMail() {
  const { t } = useTranslation();
  if (useSendsMail()) return null;
  return (
    <Alert color="yellow" variant="outline">
      {t("unsentMail")}
    </Alert>
  );
}
