import { expect } from "chai";
import { checkAccessibility, until, useDashboards } from "./dashboards.js";
import { choose } from "./row-menu.js";
import { entriesOf, make, makeScene, span } from "./time/scene.js";

describe("the dashboard's tags, in Chromium", () => {
  const dashboards = useDashboards();
  const owner = () => dashboards.api("owner");
  const tagsOf = async () => (await entriesOf(owner())).map(({ tags }) => tags);
  const record = async (lists: readonly (readonly string[])[]) => {
    const { website: project_id } = await makeScene(owner());
    for (const [at, tags] of lists.entries())
      await make(owner(), "/time-entries", { project_id, tags, ...span(`1${at}:00`, `1${at}:30`) });
  };

  it("renames a tag, and merges it with another after a warning", async () => {
    await record([["onsite", "a, b"], ["On-site"], ["onsite"]]);
    const page = await dashboards.openDashboard("admin", "/settings/tags");
    await page.getByRole("row", { name: "onsite 2 entries" }).waitFor();
    await checkAccessibility(page);
    await choose(page, "a, b", "Rename");
    const dialog = page.getByRole("dialog");
    const name = dialog.getByRole("combobox", { name: "New name" });
    await name.fill("c & d");
    await dialog.getByText("Applies to the entries of all people").waitFor();
    await dialog.getByRole("button", { name: "Rename" }).click();
    await page.getByText("1 entry changed").waitFor();
    await page.getByRole("row", { name: "c & d 1 entry" }).waitFor();
    await choose(page, "onsite", "Rename");
    await name.fill(" on-SITE");
    await dialog.getByText("The tag On-site exists already.").waitFor();
    await checkAccessibility(page);
    await dialog.getByRole("button", { name: "Merge" }).click();
    await page.getByText("2 entries changed").waitFor();
    expect(await tagsOf()).to.deep.equal([["On-site", "c & d"], ["On-site"], ["On-site"]]);
    await page.getByRole("link", { name: "3 entries" }).click();
    await until("the list", async () => (await page.getByRole("checkbox", { name: /Website/ }).count()) === 3);
  });

  it("refuses an empty name, and changes nothing when it is left", async () => {
    await record([["onsite"]]);
    const page = await dashboards.openDashboard("owner", "/settings/tags");
    await choose(page, "onsite", "Rename");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: "New name" }).fill(" ");
    await dialog.getByRole("button", { name: "Rename" }).click();
    await dialog.getByText("Required.").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard" }).click();
    await dialog.waitFor({ state: "detached" });
    expect(await tagsOf()).to.deep.equal([["onsite"]]);
  });

  it("is offered to owners and admins only", async () => {
    for (const [role, count] of [
      ["admin", 1],
      ["accountant", 0],
      ["member", 0],
    ] as const) {
      const page = await dashboards.openDashboard(role, "/settings/profile");
      await page.getByRole("navigation").getByRole("link", { name: "Profile" }).waitFor();
      expect(await page.getByRole("link", { name: "Tags" }).count(), role).to.equal(count);
    }
  });
});
