import assert from "node:assert/strict";
import type { RateScope } from "../../../core/billing/rate.js";
import { aClient, aUser } from "../fixtures.js";
import { aDraft, anOpenInvoice } from "../invoice-fixtures.js";
import { grouped } from "../subject.js";
import { everythingThere, twoWorlds } from "./isolation.js";

export const queryIsolationCases = grouped({ area: "unitOfWork", step: 3 }, [
  {
    title: "bills nothing of another workspace",
    async run(subject) {
      const { here, there } = await twoWorlds(subject);
      const anything = { projectIds: null, taskIds: null, userIds: null, from: null, to: null };
      const options = { after: null, limit: 100, lock: true };
      await here.run(async (stores) => {
        for (const clientId of [here.client.id, there.client.id]) {
          assert.deepStrictEqual(await stores.timeEntries.unbilled({ clientId, ...anything }, options), []);
        }
      });
    },
  },
  {
    title: "changes no rate of another workspace",
    async run(subject) {
      const worlds = await twoWorlds(subject);
      const { here, there, entry } = worlds;
      const before = await everythingThere(worlds);
      const scopes: readonly RateScope[] = [
        { kind: "workspace" },
        { kind: "user", id: there.owner.id },
        { kind: "client", id: there.client.id },
        { kind: "project", id: there.project.id },
        { kind: "task", id: there.task.id },
      ];
      await here.run(async (stores) => {
        for (const scope of scopes) {
          assert.deepStrictEqual(await stores.timeEntries.forRating(scope, { after: null, limit: 100 }), [], scope.kind);
        }
      });
      const rate = { amount: 1n, currency: here.workspace.currency, source: "user" } as const;
      await here.run((stores) => stores.timeEntries.saveRates([{ id: entry.id, rate }], here.clock.now())).catch(() => undefined);
      assert.deepStrictEqual(await everythingThere(worlds), before);
    },
  },
  {
    title: "returns nothing of another workspace in the context of a recording",
    async run(subject) {
      const { here, there } = await twoWorlds(subject);
      const of = { userId: there.owner.id, projectId: there.project.id, taskId: there.task.id };
      const context = await here.read((stores) => stores.timeEntries.recordingContext(of));
      assert.deepStrictEqual(context, {
        workspace: here.workspace,
        user: null,
        project: null,
        task: null,
        client: null,
        runningId: null,
      });
    },
  },
  {
    title: "numbers each workspace's invoices separately",
    async run(subject) {
      const { here, there } = await twoWorlds(subject);
      assert.equal(await here.run((stores) => stores.invoices.nextInSeries("INV-{SEQ}")), 1);
      assert.equal(await there.run((stores) => stores.invoices.nextInSeries("INV-{SEQ}")), 3);
      const invoice = anOpenInvoice(here, aDraft(here), "SAME-1");
      await here.run((stores) => stores.invoices.insert(invoice));
      await there.run((stores) => stores.invoices.insert(anOpenInvoice(there, aDraft(there), "SAME-1")));
      assert.deepStrictEqual(await here.read((stores) => stores.invoices.find(invoice.id)), invoice);
    },
  },
  {
    title: "allows the same person in two workspaces",
    async run(subject) {
      const { here, there } = await twoWorlds(subject);
      const [one, two] = [aUser(here), aUser(there)];
      await here.run((stores) => stores.users.insert(one));
      await there.run((stores) => stores.users.insert({ ...two, email: one.email }));
      assert.deepStrictEqual(await here.read((stores) => stores.users.findByEmail(one.email)), one);
      assert.deepStrictEqual(await there.read((stores) => stores.users.findByEmail(one.email)), { ...two, email: one.email });
    },
  },
  {
    title: "finds no workspace that was never created",
    step: 1,
    async run(subject) {
      const scope = { workspaceId: subject.ids.next("ws") };
      await assert.rejects(
        subject.unitOfWork.run(scope, (stores) => stores.workspace.get()),
        { code: "not_found" },
        "a missing workspace: expected not_found",
      );
      await assert.rejects(
        subject.unitOfWork.read(scope, (stores) => stores.workspace.get()),
        { code: "not_found" },
        "a missing workspace: expected not_found",
      );
      await assert.rejects(
        subject.unitOfWork.run(scope, (stores) => stores.clients.insert(aClient(subject))),
        "a client of a missing workspace was accepted",
      );
    },
  },
]);
