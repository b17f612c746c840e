import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

/** Takes the images of docs/design.md: each page light, dark and on a phone, in one small file. */
const [link, folder] = process.argv.slice(2);
if (link === undefined || folder === undefined) {
  process.stderr.write(
    "usage: npm run design-images -- SIGN_IN_LINK FOLDER\n\nStart the service with --demo first. It prints the sign-in link of the demo's owner.\n",
  );
  process.exit(2);
}

/** What a page shows until its data and charts are there. */
const WAITING = ".mantine-Skeleton-root, [aria-busy=true], [class*=_chart_]:empty";
const SCALE = 0.4;
const QUALITY = 0.6;
const GAP = 12;
const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };
const looks = [
  { viewport: desk, colorScheme: "light" },
  { viewport: desk, colorScheme: "dark" },
  { viewport: phone, colorScheme: "light" },
] as const;

interface Shown {
  readonly name: string;
  readonly path: string;
  readonly isPublic?: boolean;
}

/** The first item of a list of the API. */
async function firstOf(context: BrowserContext, url: string, list: string): Promise<string> {
  const answer = await context.request.get(`${url}/v1/${list}`);
  const { data } = (await answer.json()) as { data: readonly { readonly id: string }[] };
  const [first] = data;
  if (!first) throw new Error(`The demo has no ${list}.`);
  return first.id;
}

async function pagesOf(context: BrowserContext, url: string): Promise<readonly Shown[]> {
  const first = (list: string) => firstOf(context, url, list);
  return [
    { name: "sign-in", path: "/sign-in", isPublic: true },
    { name: "overview", path: "/" },
    { name: "time-day", path: "/time" },
    { name: "time-week", path: "/time/week" },
    { name: "time-calendar", path: "/time/calendar" },
    { name: "time-all", path: "/time/all" },
    { name: "projects", path: "/projects" },
    { name: "project", path: `/projects/${await first("projects?sort=name&limit=1")}` },
    { name: "clients", path: "/clients" },
    { name: "client", path: `/clients/${await first("clients?sort=name&limit=1")}` },
    { name: "invoices", path: "/invoices" },
    { name: "invoice-new", path: "/invoices/new" },
    { name: "invoice-draft", path: `/invoices/${await first("invoices?status=draft&limit=1")}` },
    { name: "invoice-paid", path: `/invoices/${await first("invoices?status=paid&limit=1")}` },
    { name: "reports-time", path: "/reports" },
    { name: "reports-invoices", path: "/reports/invoices" },
    { name: "reports-audit", path: "/reports/audit" },
    { name: "webhooks", path: "/webhooks" },
    { name: "webhook", path: `/webhooks/${await first("webhooks?limit=1")}` },
    { name: "deliveries", path: "/webhooks/deliveries" },
    { name: "profile", path: "/settings/profile" },
    { name: "team", path: "/settings/team" },
    { name: "workspace", path: "/settings/workspace" },
    { name: "tokens", path: "/settings/tokens" },
  ];
}

async function shot(page: Page, address: string): Promise<string> {
  await page.goto(address, { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.locator(WAITING).first().waitFor({ state: "detached" });
  return (await page.screenshot({ animations: "disabled" })).toString("base64");
}

/** Puts the images side by side in one WebP file. */
async function joined(page: Page, images: readonly string[]): Promise<Buffer> {
  const data = await page.evaluate<string>(`(async () => {
    const load = (data) => new Promise((resolve) => {
      const image = new Image();
      image.onload = () => resolve(image);
      image.src = "data:image/png;base64," + data;
    });
    const images = await Promise.all(${JSON.stringify(images)}.map(load));
    const sizes = images.map(({ width, height }) => ({ width: width * ${SCALE}, height: height * ${SCALE} }));
    const canvas = document.createElement("canvas");
    canvas.width = sizes.reduce((sum, { width }) => sum + width + ${GAP}, -${GAP});
    canvas.height = Math.max(...sizes.map(({ height }) => height));
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    let x = 0;
    images.forEach((image, index) => {
      context.drawImage(image, x, 0, sizes[index].width, sizes[index].height);
      x += sizes[index].width + ${GAP};
    });
    return canvas.toDataURL("image/webp", ${QUALITY});
  })()`);
  return Buffer.from(data.slice(data.indexOf(",") + 1), "base64");
}

async function takeAll(browser: Browser, signInLink: string, into: string): Promise<void> {
  const { origin: url, hash } = new URL(signInLink);
  const signedIn = await browser.newContext();
  await signedIn.request.post(`${url}/v1/session`, { data: { token: hash.replace("#token=", "") } });
  const storageState = await signedIn.storageState();
  const shown = await pagesOf(signedIn, url);
  const open = (look: (typeof looks)[number], isPublic: boolean) =>
    browser.newContext({ ...look, locale: "en-GB", reducedMotion: "reduce", ...(isPublic ? {} : { storageState }) });
  await mkdir(into, { recursive: true });
  const canvas = await signedIn.newPage();
  for (const { name, path, isPublic = false } of shown) {
    const images: string[] = [];
    for (const look of looks) {
      const context = await open(look, isPublic);
      images.push(await shot(await context.newPage(), url + path));
      await context.close();
    }
    await writeFile(join(into, `${name}.webp`), await joined(canvas, images));
    process.stdout.write(`${name}\n`);
  }
}

const executablePath = process.env["STINT_TEST_CHROMIUM"] ?? "/usr/bin/chromium-headless-shell";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  await takeAll(browser, link, folder);
} finally {
  await browser.close();
}
