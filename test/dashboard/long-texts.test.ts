import { expect } from "chai";
import { paths } from "../../adapters/dashboard/paths.js";
import { moveTo, untilLoaded, useDashboards } from "./dashboards.js";
import { inside } from "./inside.js";

const URL = `https://example.com/${"a1b2c3d4".repeat(40)}?x=1`;

describe("texts without a blank, in Chromium", () => {
  const dashboards = useDashboards();
  const made = async (path: string, body: object): Promise<string> => {
    const reply = await dashboards.api("owner")(`/v1${path}`, { body });
    expect(reply.status, JSON.stringify(reply.body)).to.equal(201);
    return reply.body["id"] as string;
  };
  /** A resource of each kind whose notes are a long URL, and whose other texts are as long as they can be. */
  const furnish = async () => {
    const word = URL.slice(0, 190);
    const client = await made("/clients", { name: word, notes: URL, legal_name: word, address: { line1: word, city: word } });
    const project = await made("/projects", { name: word, client_id: client, notes: URL, rate: 9_000 });
    const task = await made(`/projects/${project}/tasks`, { name: word });
    const today = new Date().toISOString().slice(0, 10);
    const times = { start_time: `${today}T00:00:00Z`, end_time: `${today}T01:00:00Z` };
    await made("/time-entries", { project_id: project, task_id: task, notes: URL, tags: [word.slice(0, 50)], ...times });
    const lines = [{ description: URL, quantity: "1", unit_price: 100 }];
    const invoice = await made("/invoices", { client_id: client, lines, notes: URL, purchase_order: word.slice(0, 100) });
    return { client, project, invoice };
  };

  for (const size of ["a desk", "a phone"] as const)
    it(`make no page wider than ${size}`, async () => {
      const { client, project, invoice } = await furnish();
      const page = await dashboards.openDashboard("owner", paths.welcome, { size });
      const single = [`${paths.projects}/${project}`, `${paths.clients}/${client}`, `${paths.invoices}/${invoice}`];
      const wide: string[] = [];
      for (const path of [...inside, ...single, `${paths.invoices}/new?client=${client}`, `${paths.invoices}/${invoice}?edit`]) {
        await moveTo(page, path);
        await untilLoaded(page);
        const excess = await page.evaluate<number>("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        if (excess > 0) wide.push(`${path}: ${excess}`);
      }
      expect(wide).to.deep.equal([]);
    });
});
