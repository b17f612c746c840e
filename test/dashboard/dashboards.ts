import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { expect } from "chai";
import type { Page, Request } from "playwright-core";
import { dashboardPages } from "../../adapters/dashboard/pages.js";
import { memoryPorts } from "../../adapters/memory/index.js";
import { instant, type Role } from "../../core/index.js";
import { type Api, type Harness, type HarnessPorts, startHarness, type TestWorkspace } from "../http/harness.js";
import { required } from "../http/storages.js";
import { systemPorts } from "../system-ports.js";
import { until as untilWithin } from "../end-to-end/until.js";
import { PATIENCE_MS, useBrowser } from "../pages/browser.js";
import { type Look, Windows } from "./windows.js";

interface Options {
  /** The public path of the service. */
  readonly basePath?: string;
  readonly ports?: HarnessPorts;
}

interface Opening extends Look {
  /** The public URL, if it differs from the listening address. */
  readonly url?: string;
}

/** The application in Chromium, with its own service, and a fresh workspace for each test. */
export interface Dashboards {
  readonly harness: Harness;
  readonly workspace: TestWorkspace;
  api(role: Role): Api;
  /** The token of a sign-in link for the user of this role. */
  linkToken(role: Role): Promise<string>;
  /** Signs the page's browser in as the user of this role, without using the page. */
  signIn(page: Page, role: Role): Promise<void>;
  /**
   * Opens the page as a signed-in user of this role, or as a visitor. The test fails for every error in the console or the page, for violations of the
   * content security policy, and for unexpected responses of 400 and above.
   */
  openDashboard(role: Role | null, path?: string, look?: Opening): Promise<Page>;
  /** Expects responses with this status in this test. */
  expectStatus(status: number): void;
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Ports of a service whose clock starts at this time, like pages opened with the same `time`. */
export function portsAt(time: string): HarnessPorts {
  const behind = Date.now() - Date.parse(time);
  return memoryPorts({ ...systemPorts, clock: { now: () => instant(Date.now() - behind) } });
}

/** Where each file of this process has its service, so that the pages of the one before can be reused. */
let port = 0;

/** Registers the hooks of the calling suite. */
export function useDashboards({ basePath = "/", ports = memoryPorts() }: Options = {}): Dashboards {
  const windows = new Windows(useBrowser());
  let harness: Harness | undefined;
  let workspace: TestWorkspace | undefined;
  let complaints: string[] = [];
  let expected: number[] = [];

  before(async () => {
    harness = await startHarness(ports, { pages: dashboardPages({ basePath }), port });
    port = Number(new URL(harness.url).port);
  });
  beforeEach(async () => {
    [complaints, expected] = [[], []];
    workspace = await required(harness).createWorkspace();
  });
  afterEach(async function () {
    this.timeout(PATIENCE_MS);
    await windows.clear();
    expect(complaints).to.deep.equal([]);
  });
  after(async function () {
    this.timeout(PATIENCE_MS);
    await windows.close();
    await harness?.close();
  });

  const api: Dashboards["api"] = (role) => required(harness).api(required(workspace).tokens[role]);
  const linkToken: Dashboards["linkToken"] = async (role) => {
    const { workspaceId } = required(workspace).actors[role];
    const email = (await api(role)("/v1/me")).body["email"] as string;
    return (await required(harness).useCases.grantSignIn({ email, workspaceId })).secret;
  };
  /** Node closes idle connections, possibly during a request. */
  const signIn: Dashboards["signIn"] = async (page, role) => {
    const data = { token: await linkToken(role) };
    await page.context().request.post(`${required(harness).url}/v1/session`, { data, maxRetries: 1 });
  };
  const openDashboard: Dashboards["openDashboard"] = async (role, path = "/", look = {}) => {
    const { url = required(harness).url } = look;
    const page = await windows.open(look, url);
    if (role) await signIn(page, role);
    const [heard, meant] = [complaints, expected];
    const watch = (tab: Page) => {
      complainAbout(tab, heard, (status) => meant.includes(status));
      watchRequests(tab);
    };
    watch(page);
    page.context().on("page", watch);
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
    signIn,
    openDashboard,
    expectStatus: (status) => void expected.push(status),
  };
}

function complainAbout(page: Page, complaints: string[], isExpected: (status: number) => boolean): void {
  page.on("console", (message) => {
    // Failed loads are checked by their response, or the test has disconnected the network.
    if (message.type() !== "error" || message.text().startsWith("Failed to load resource")) return;
    // The sandbox of a mail's preview sometimes reports the test's own init script before the browser has prepared the frame for it.
    if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return;
    complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("response", (response) => {
    if (response.status() < 400 || isExpected(response.status())) return;
    complaints.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
}

/** Polls the condition, up to the browser time-out. */
export const until: typeof untilWithin = (what, ask) => untilWithin(what, ask, PATIENCE_MS);

/** Long enough that the page does not reach the time before it is paused there. Shorter than the client's time limit for a response. */
const STEP_MS = 20_000;

const underWay = new WeakMap<Page, Set<Request>>();
/** The URLs that a page has loaded since it was opened or reloaded. */
const loaded = new WeakMap<Page, Set<string>>();

const scriptsForOutages = [/\/assets\/notices-[^/]*\.js$/, /\/assets\/offline-/, /\/assets\/outbox-[a-z]{2}-/];

function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  const urls = new Set<string>();
  underWay.set(page, requests);
  loaded.set(page, urls);
  page.on("request", (request) => {
    requests.add(request);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) urls.clear();
  });
  page.on("requestfinished", (request) => void urls.add(request.url()));
  for (const event of ["requestfinished", "requestfailed"] as const)
    page.on(event as "requestfailed", (one) => void requests.delete(one));
}

/** Waits until the page has its heading, has no pending requests, and shows no skeletons. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  const loading = page.locator(".mantine-Skeleton-root, [aria-busy=true]");
  await until("the page to be loaded", async () => (await loading.count()) === 0 && underWay.get(page)?.size === 0);
}

/** Waits until the page has also loaded, once idle, what it needs while the service is unreachable: notices, and what keeps and shows unsent entries. */
export async function untilPrepared(page: Page): Promise<void> {
  const hasLoaded = (file: RegExp) => [...(loaded.get(page) ?? [])].some((url) => file.test(url));
  await until("the scripts for a time without the service", () => scriptsForOutages.every(hasLoaded));
  await untilLoaded(page);
}

/** Navigates within the application, like a link. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState({ key: "moved" }, "", ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent("popstate")); undefined`,
  );
}

/** Signals that the tab is visible again, so that the page refetches immediately instead of every few seconds. */
export async function lookAt(page: Page): Promise<void> {
  await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
}

/** Stops the clock of a page that has one. The page then sends nothing by itself, and has received every response. */
export async function pauseTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate<number>("Date.now()")) + STEP_MS);
  await until("the responses", async () => underWay.get(page)?.size === 0);
}

/** Lets time pass on a page with a clock, but not while it awaits a response, since its request would time out. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await pauseTime(page);
  await page.clock.fastForward(ms - STEP_MS);
  await page.clock.resume();
}

/** Waits for fades, which affect the contrast, but not for endless animations. */
const settled = `Promise.allSettled(
  document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity).map((one) => one.finished),
).then(() => undefined)`;

/** Dialogs that React has not yet rendered a second time, with the ID of their title as their name. */
const unnamedDialogs = (page: Page) => page.locator("[role=dialog]:not([aria-label], [aria-labelledby])");

/** Fails if the page violates a rule of axe (WCAG 2.2 A and AA, and best practices), or scrolls horizontally. */
export async function checkAccessibility(
  page: Page,
  { except = [] }: { readonly except?: readonly string[] } = {},
): Promise<void> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe);
  await unnamedDialogs(page).first().waitFor({ state: "detached" });
  await page.evaluate(settled);
  const violations = await page.evaluate<AxeResults["violations"]>(
    `window.axe.run({ exclude: ${JSON.stringify(except)} }, { resultTypes: ["violations"] }).then(({ violations }) => violations)`,
  );
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`)),
    page.url(),
  ).to.deep.equal([]);
  const wide = await page.evaluate<number>("document.documentElement.scrollWidth - document.documentElement.clientWidth");
  expect(wide, `pixels to scroll sideways, ${page.url()}`).to.equal(0);
}
