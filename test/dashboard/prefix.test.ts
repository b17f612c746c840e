import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { useDashboards } from "./dashboards.js";

describe("the dashboard behind a proxy that removes a path prefix, in Chromium", () => {
  const dashboards = useDashboards({ basePath: "/at/stint" });
  let proxy: Server;
  let url: string;

  before(async () => {
    proxy = createServer((incoming, outgoing) => {
      const path = incoming.url ?? "";
      if (!path.startsWith("/at/stint/")) return void outgoing.writeHead(404).end();
      const { method, headers } = incoming;
      const onward = request(dashboards.harness.url + path.slice("/at/stint".length), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(onward);
    });
    proxy.listen(0, "127.0.0.1");
    await once(proxy, "listening");
    url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/at/stint`;
  });
  after(() => {
    proxy?.closeAllConnections();
    proxy?.close();
  });

  it("loads, calls the API and navigates within that path", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/tokens", { url });
    await page.getByRole("row", { name: "First token" }).waitFor();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Clients" }).click();
    await page.getByText("Add the clients that you send invoices to").waitFor();
    expect(page.url()).to.equal(`${url}/clients`);
    await page.reload();
    await page.getByText("Add the clients that you send invoices to").waitFor();
  });
});
