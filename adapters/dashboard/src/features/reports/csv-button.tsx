import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useExplain } from "../../elements/explain.js";
import { offerFile } from "../../elements/offer-file.js";
import { steadily } from "../../loading/steadily.js";
import type { TimeReport } from "./report-queries.js";

/** Downloads the report as CSV. */
export function CsvButton({ report }: { readonly report: TimeReport }) {
  const { t } = useTranslation("reports");
  const { ofError } = useExplain();
  const download = useMutation({
    mutationFn: async () => {
      const { csvOf } = await steadily(() => import("./report-csv.js"));
      offerFile(new Blob([csvOf(report, t)], { type: "text/csv" }), "time-report.csv");
    },
    onError: (error) => notifications.show({ color: "red", message: ofError(error) }),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t("csv")}
    </Button>
  );
}
