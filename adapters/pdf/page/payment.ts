import { accountFacts, accountFor, printedRemittance, type SharedDocument } from "../../../core/index.js";
import { QR_VERSION, qrOutline } from "../qr-code.js";
import { crossPath } from "../swiss-bill-shapes.js";
import { type Html, markup, none } from "./html.js";
import type { PageSetting } from "./figures.js";

/** The Swiss cross, as a share of the code's side (Style Guide QR-bill). */
const CROSS = 7 / 46;

/** Where what is due is paid, with the code for banking apps. Nothing if nothing is due. */
export function paymentSection(shared: SharedDocument, setting: PageSetting): Html {
  const { document, words, formats } = setting;
  const { invoice, seller, sellerName, locale } = document;
  const account = accountFor(seller, invoice.currency);
  if (invoice.status !== "open" || shared.balance.due === 0n || account === null) return none;
  const reference = printedRemittance(invoice);
  const facts = [
    ...accountFacts(account, sellerName, locale),
    ...(reference === null ? [] : [[words.reference, reference] as const]),
    [setting.page.amountDue, formats.money(shared.balance.due)] as const,
  ];
  return markup`<section aria-labelledby="payment"><h2 id="payment">${words.payment}</h2><div class="pay"><div>${factList(facts)}</div>
${codeFigure(shared, setting)}</div></section>`;
}

/** Labels with their values. */
export function factList(facts: readonly (readonly [label: string, value: string])[]): Html {
  return markup`<dl>${facts.map(([label, value]) => markup`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`;
}

function codeFigure({ code }: SharedDocument, { words }: PageSetting): Html {
  if (code.kind === "none") return none;
  const isSwiss = code.kind === "swiss_qr_bill";
  const { path, modules } = qrOutline(isSwiss ? code.bill.content : code.content, QR_VERSION[code.kind]);
  const side = modules * CROSS;
  const [size, start] = [String(side), String((modules - side) / 2)];
  const cross = markup`<rect x="${start}" y="${start}" width="${size}" height="${size}" fill="#fff"/>
<path d="${crossPath}" transform="translate(${start} ${start}) scale(${size})"/>`;
  return markup`<figure><svg role="img" aria-label="${words.qrCode}" viewBox="0 0 ${String(modules)} ${String(modules)}" shape-rendering="crispEdges">
<path d="${path}"/>${isSwiss ? cross : none}</svg><figcaption>${words.scanToPay}</figcaption></figure>`;
}
