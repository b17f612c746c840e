import { Button, Code, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "../../words/use-translation.js";
import type { Schemas } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { Loaded } from "../../elements/loaded.js";
import { offerFile } from "../../elements/offer-file.js";
import { Instant } from "../../elements/values.js";
import { Fact } from "./facts.js";
import type { Invoice } from "./invoice.js";

type LedgerProof = Schemas["LedgerProof"];

/** The ledger entry of an issued invoice. */
export default function Proof({ invoice: { id, number } }: { readonly invoice: Invoice }) {
  const { t } = useTranslation("invoices");
  const proof = useQuery({
    queryKey: [...keys.invoices.one(id), "proof"],
    queryFn: ({ signal }): Promise<LedgerProof> =>
      answered(api.GET("/invoices/{id}/proof", { params: { path: { id } }, signal })),
  });
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {t("proof.title")}
      </Title>
      <Loaded query={proof} lines={2}>
        {(data) => <Entry proof={data} name={`${number ?? id}.json`} />}
      </Loaded>
    </section>
  );
}

function Entry({ proof, name }: { readonly proof: LedgerProof; readonly name: string }) {
  const { t } = useTranslation("invoices");
  const download = () => offerFile(new Blob([JSON.stringify(proof, null, 2)], { type: "application/json" }), name);
  return (
    <Stack>
      <Text size="sm" c="dimmed" maw={760}>
        {t("proof.text")}
      </Text>
      <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} m={0}>
        <Fact label={t("proof.series")}>{proof.series}</Fact>
        <Fact label={t("proof.position")}>{proof.position}</Fact>
        <Fact label={t("proof.recorded")}>
          <Instant at={proof.created_at} />
        </Fact>
      </SimpleGrid>
      <dl style={{ margin: 0 }}>
        <Fact label={t("proof.hash")}>
          <Code style={{ overflowWrap: "anywhere" }}>{proof.hash}</Code>
        </Fact>
      </dl>
      <Group>
        <Button variant="default" leftSection={<IconDownload size={18} />} onClick={download}>
          {t("proof.download")}
        </Button>
      </Group>
    </Stack>
  );
}
