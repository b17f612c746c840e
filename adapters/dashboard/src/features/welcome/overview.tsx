import { SimpleGrid } from "@mantine/core";
import { grantOf } from "../../../../../core/access/permissions.js";
import { useMay, useSession } from "../../shell/session.js";
import { UnbilledClients } from "../work/unbilled-clients.js";
import { ContinueList } from "./continue-list.js";
import { FailingWebhooks } from "./failing-webhooks.js";
import { NearBudgets } from "./near-budgets.js";
import { OwedInvoices } from "./owed-invoices.js";
import { WeekBars } from "./week-bars.js";
import classes from "./welcome.module.css";

/** The user's week, and what needs attention, as far as the user may see it. Each part loads and fails on its own. */
export function Overview() {
  const { me } = useSession();
  const mayRecord = useMay("time_entries:write");
  const seesInvoices = useMay("invoices:read");
  const seesWebhooks = useMay("webhooks:read");
  const seesAllTime = grantOf(me.role, "time_entries:read") === "all";
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} className={classes["parts"]}>
      <WeekBars />
      {mayRecord && <ContinueList />}
      {seesInvoices && <UnbilledClients />}
      {seesInvoices && <OwedInvoices />}
      {/* What may be absent is at the end, and first what is known first, so that nothing moves. */}
      {seesWebhooks && <FailingWebhooks />}
      {seesAllTime && <NearBudgets />}
    </SimpleGrid>
  );
}
