import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { expect } from "chai";
import type { APIRequestContext, Browser, BrowserContext, Page } from "playwright-core";
import { dashboardPages } from "../../adapters/dashboard/pages.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import type { Role } from "../../core/index.js";
import { type Api, type Harness, type HarnessPorts, startHarness, type TestWorkspace } from "../http/harness.js";
import { required } from "../http/storages.js";
import { openBrowser } from "../pages/browser.js";

export const sizes = { "a desk": { width: 1280, height: 900 }, "a phone": { width: 390, height: 844 } } as const;

interface Look {
  readonly size?: keyof typeof sizes;
  readonly scheme?: "light" | "dark";
  readonly language?: string;
  /** Where the service is reached, if not where it listens. */
  readonly url?: string;
}

/** The application in Chromium, on a service of its own and a fresh workspace for each test. */
export interface Dashboards {
  readonly harness: Harness;
  readonly workspace: TestWorkspace;
  api(role: Role): Api;
  /** The token of a sign-in link for the user of this role. */
  linkToken(role: Role): Promise<string>;
  /**
   * The page as somebody of this role sees it who is signed in, or as nobody who is signed in does. The test fails for every error in the console or the
   * page, for what the policy refuses, and for answers of 400 and above that it does not expect.
   */
  openDashboard(role: Role | null, path?: string, look?: Look): Promise<Page>;
  /** Answers with this status are meant, in this test. */
  expectStatus(status: number): void;
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** For the suite that calls it. */
export function useDashboards(basePath = "/", ports: HarnessPorts = memoryPorts()): Dashboards {
  let browser: Browser | undefined;
  let harness: Harness | undefined;
  let workspace: TestWorkspace | undefined;
  const windows = new Windows(() => required(browser));
  let complaints: string[] = [];
  let expected: number[] = [];

  before(async function () {
    this.timeout(60_000);
    browser = await openBrowser();
    harness = await startHarness(ports, { pages: dashboardPages({ basePath }) });
  });
  beforeEach(async () => {
    [complaints, expected] = [[], []];
    workspace = await required(harness).createWorkspace();
  });
  afterEach(async () => {
    await windows.clear();
    expect(complaints).to.deep.equal([]);
  });
  after(async () => {
    await browser?.close();
    await harness?.close();
  });

  const api: Dashboards["api"] = (role) => required(harness).api(required(workspace).tokens[role]);
  const linkToken: Dashboards["linkToken"] = async (role) => {
    const { workspaceId } = required(workspace).actors[role];
    const email = (await api(role)("/v1/me")).body["email"] as string;
    return (await required(harness).useCases.grantSignIn({ email, workspaceId })).secret;
  };
  /** Node closes a connection that has been idle; one request may come just then. */
  const signIn = async (request: APIRequestContext, role: Role): Promise<void> => {
    const data = { token: await linkToken(role) };
    await request.post(`${required(harness).url}/v1/session`, { data, maxRetries: 1 });
  };
  const openDashboard: Dashboards["openDashboard"] = async (role, path = "/", look = {}) => {
    const { url = required(harness).url } = look;
    const context = await windows.open(look);
    if (role) await signIn(context.request, role);
    const page = await context.newPage();
    complainAbout(page, complaints, (status) => expected.includes(status));
    await page.addInitScript(
      `document.addEventListener("securitypolicyviolation", (event) => console.error("refused by the policy: " + event.violatedDirective + " " + event.blockedURI))`,
    );
    await page.goto(url + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    return page;
  };

  return {
    get harness() {
      return required(harness);
    },
    get workspace() {
      return required(workspace);
    },
    api,
    linkToken,
    openDashboard,
    expectStatus: (status) => void expected.push(status),
  };
}

/**
 * What each test opens, as if it were the first to. A context that another one of the same look had opened is used again without its pages, cookies and
 * storage, since it has the scripts already.
 */
class Windows {
  readonly #idle = new Map<string, BrowserContext[]>();
  readonly #open: { readonly key: string; readonly context: BrowserContext }[] = [];

  constructor(private readonly browser: () => Browser) {}

  async open({ size = "a desk", scheme = "light", language = "en" }: Look): Promise<BrowserContext> {
    const key = `${size} ${scheme} ${language}`;
    const context =
      this.#idle.get(key)?.pop() ??
      (await this.browser().newContext({
        viewport: sizes[size],
        colorScheme: scheme,
        locale: language,
        // So that nothing has to be waited for that only moves.
        reducedMotion: "reduce",
      }));
    this.#open.push({ key, context });
    return context;
  }

  async clear(): Promise<void> {
    for (const { key, context } of this.#open.splice(0)) {
      const pages = context.pages();
      const origins = new Set(pages.map((page) => new URL(page.url()).origin).filter((origin) => origin !== "null"));
      for (const page of pages) await page.close();
      const blank = await context.newPage();
      const devtools = await context.newCDPSession(blank);
      for (const origin of origins) await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage" });
      await blank.close();
      await context.clearCookies();
      await context.clearPermissions();
      this.#idle.set(key, [...(this.#idle.get(key) ?? []), context]);
    }
  }
}

function complainAbout(page: Page, complaints: string[], isExpected: (status: number) => boolean): void {
  page.on("console", (message) => {
    // What did not load is known better from the response, or the test has cut the network.
    if (message.type() !== "error" || message.text().startsWith("Failed to load resource")) return;
    complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("response", (response) => {
    if (response.status() < 400 || isExpected(response.status())) return;
    complaints.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
}

/** What fades in has no contrast yet; what turns for ever is not waited for. */
const settled = `Promise.allSettled(
  document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity).map((one) => one.finished),
).then(() => undefined)`;

/** Fails where the page breaks a rule of axe (WCAG 2.2 A and AA, and good practice), or scrolls sideways. */
export async function checkAccessibility(page: Page): Promise<void> {
  await page.evaluate(axe);
  await page.evaluate(settled);
  const violations = await page.evaluate<AxeResults["violations"]>(
    `window.axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations)`,
  );
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`)),
  ).to.deep.equal([]);
  const wide = await page.evaluate<number>("document.documentElement.scrollWidth - document.documentElement.clientWidth");
  expect(wide, "pixels to scroll sideways").to.equal(0);
}
