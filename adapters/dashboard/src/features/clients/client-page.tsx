import { Anchor, Badge, Button, Group, SimpleGrid, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Link, useParams } from "react-router";
import { paths } from "../../../paths.js";
import { isStatus } from "../../api/problem.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { later } from "../../loading/later.js";
import { NotFoundPage } from "../../shell/not-found-page.js";
import { useMay } from "../../shell/session.js";
import { People } from "../work/people.js";
import { RecentEntries } from "../work/recent-entries.js";
import { Unbilled } from "../work/unbilled.js";
import { ClientFacts } from "./client-facts.js";
import { ClientMenu } from "./client-menu.js";
import { ClientProjects } from "./client-projects.js";
import { CreditBalance } from "./credit-balance.js";
import { clientQuery } from "./client-query.js";
import type { Client } from "./client-values.js";
import { OpenInvoices } from "./open-invoices.js";

/** Lazy: not needed to show the client. */
const ClientEditor = later(() => import("./client-editor.js"));

/** One client: what can be billed, what is owed, the projects, and who worked for it. */
export default function ClientPage() {
  const { id = "" } = useParams();
  const { t } = useTranslation("clients");
  const client = useQuery(clientQuery(id));
  const [isEditing, setEditing] = useState(false);
  if (isStatus(client.error, 404)) return <NotFoundPage />;
  const { data } = client;
  return (
    <Page title={data?.name ?? t("one")} actions={data && <Actions client={data} onEdit={() => setEditing(true)} />}>
      <Loaded query={client}>{(shown) => <Content client={shown} />}</Loaded>
      <Suspense>{isEditing && data && <ClientEditor edited={data} onClose={() => setEditing(false)} />}</Suspense>
    </Page>
  );
}

function Actions({ client, onEdit }: { readonly client: Client; readonly onEdit: () => void }) {
  const { t } = useTranslation("clients");
  const mayInvoice = useMay("invoices:write") && client.status === "active";
  const mayWrite = useMay("clients:write");
  return (
    <Group gap="xs">
      {mayInvoice && (
        <Button component={Link} to={`${paths.invoices}/new?client=${client.id}`}>
          {t("newInvoice")}
        </Button>
      )}
      {mayWrite && <ClientMenu client={client} onEdit={onEdit} />}
    </Group>
  );
}

function Content({ client }: { readonly client: Client }) {
  const { t } = useTranslation("clients");
  const of = { client_id: [client.id] };
  const seesInvoices = useMay("invoices:read");
  return (
    <Stack>
      <Group gap="xs">
        {client.email !== null && <Anchor href={`mailto:${client.email}`}>{client.email}</Anchor>}
        {client.status === "archived" && <Badge variant="default">{t("isArchived")}</Badge>}
      </Group>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Unbilled of={of} client={client.status === "active" ? client : null} />
        {seesInvoices && <OpenInvoices clientId={client.id} />}
        <CreditBalance clientId={client.id} />
        <ClientProjects client={client} />
        <People of={of} />
      </SimpleGrid>
      <RecentEntries of={of} search={`client=${client.id}`} withPeople />
      <ClientFacts client={client} />
    </Stack>
  );
}
