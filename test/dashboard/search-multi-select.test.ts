import { expect } from "chai";
import { MAX_FILTER_VALUES } from "../../core/index.js";
import { checkAccessibility, until, useDashboards } from "./dashboards.js";
import { hold } from "./held.js";
import { pick } from "./pick.js";
import { makeScene } from "./time/scene.js";

describe("the dashboard's fields for several choices, in Chromium", () => {
  const dashboards = useDashboards();
  const search = "/time/all";

  it("choose and give up options with the keyboard alone, and list the chosen ones first", async () => {
    const { website, shop } = await makeScene(dashboards.api("owner"));
    const page = await dashboards.openDashboard("owner", search);
    const project = page.getByRole("combobox", { name: "Project" });
    const chosen = () => new URL(page.url()).searchParams.getAll("project");
    await project.focus();
    await until("the field in use", async () => (await project.getAttribute("readonly")) === null);
    await page.keyboard.type("site");
    await page.getByRole("option", { name: "Website" }).waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.type("SHOP w");
    await page.keyboard.press("Enter");
    await until("both projects", () => chosen().length === 2);
    expect(chosen()).to.deep.equal([website, shop]);
    const options = page.getByRole("listbox").getByRole("option");
    expect(await options.evaluateAll((all) => all.map((one) => one.getAttribute("aria-selected")))).to.deep.equal([
      "false",
      "true",
      "true",
    ]);
    expect(await page.getByRole("listbox").getAttribute("aria-multiselectable")).to.equal("true");
    await page.keyboard.type("website");
    await page.keyboard.press("Enter");
    await until("one project", () => chosen().length === 1);
    await page.keyboard.press("Escape");
    await options.first().waitFor({ state: "detached" });
    expect(await project.inputValue()).to.equal("Web shop");
    await page.keyboard.type("site");
    await page.getByRole("option", { name: "Website" }).waitFor();
    expect(await project.inputValue()).to.equal("site");
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowDown");
    expect(await options.allTextContents()).to.deep.equal(["All", "Web shop", "Website"]);
    await page.getByRole("listbox").getByRole("option", { name: "All" }).click();
    await until("no project", () => chosen().length === 0);
    await page.getByRole("heading", { level: 1 }).click();
    expect(await project.inputValue()).to.equal("All");
  });

  for (const size of ["a desk", "a phone"] as const)
    it(`are accessible on ${size}, and stay within it`, async () => {
      await makeScene(dashboards.api("owner"));
      const page = await dashboards.openDashboard("owner", "/reports", { size, scheme: "dark" });
      if (size === "a phone") await page.getByRole("button", { name: "Filters" }).click();
      for (const name of ["Project", "Tag"]) {
        await page.getByRole("combobox", { name }).click();
        const list = page.getByRole("listbox", { name });
        await list.waitFor();
        await checkAccessibility(page);
        const box = await list.boundingBox();
        expect(box?.x).to.be.at.least(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).to.be.at.most(page.viewportSize()?.width ?? 0);
      }
      await page.getByRole("combobox", { name: "Project" }).fill("no such project");
      await page.getByText("Nothing found").waitFor();
    });

  it("take a text that is not among the options only if it can be a value, such as a tag", async () => {
    await makeScene(dashboards.api("owner"));
    const page = await dashboards.openDashboard("owner", search);
    const tag = page.getByRole("combobox", { name: "Tag" });
    await tag.click();
    await tag.fill("on site");
    await page.getByRole("option", { name: "on site" }).click();
    await page.waitForURL(/tag=on\+site/);
    expect(await page.getByRole("listbox").getByRole("option").allTextContents()).to.deep.equal(["All", "on site"]);
  });

  it("offer no more choices than a filter can have", async () => {
    const { website } = await makeScene(dashboards.api("owner"));
    const tags = Array.from({ length: MAX_FILTER_VALUES }, (_, at) => `tag=t${at}`).join("&");
    const page = await dashboards.openDashboard("owner", `${search}?${tags}`);
    const tag = page.getByRole("combobox", { name: "Tag" });
    await tag.click();
    await tag.fill("more");
    expect(await page.getByRole("option", { name: "more" }).getAttribute("aria-disabled")).to.equal("true");
    await page.keyboard.press("Escape");
    await pick(page.getByRole("combobox", { name: "Project" }), "Website");
    await page.waitForURL(new RegExp(website));
    expect(new URL(page.url()).searchParams.getAll("tag")).to.have.length(MAX_FILTER_VALUES);
  });

  it("do not take the focus back from the field to which the user went on", async () => {
    const page = await dashboards.openDashboard("owner", search);
    const release = await hold(page, /opened-multi-select/);
    const project = page.getByRole("combobox", { name: "Project" });
    await project.focus();
    await page.getByRole("searchbox").focus();
    release();
    await until("the field in use", async () => (await project.getAttribute("readonly")) === null);
    expect(await page.evaluate("document.activeElement?.type")).to.equal("search");
  });
});
