import { labelled } from "../kernel/local-formats.js";

type Facts = readonly (readonly [label: string, value: string])[];

/** The content of a mail before it is rendered as text or HTML. */
export interface Letter {
  /** BCP 47. */
  readonly locale: string;
  /** Plain text; an empty line ends a paragraph. */
  readonly paragraphs: string;
  readonly facts: Facts;
  /** How to pay, under a title. Null if there is nothing to pay. */
  readonly payment: { readonly title: string; readonly facts: Facts } | null;
  readonly link: { readonly label: string; readonly url: string } | null;
  readonly closing: string;
}

/** The letter as plain text. */
export function letterText({ locale, paragraphs, facts, payment, link, closing }: Letter): string {
  const rows = (list: Facts): string => list.map(([label, value]) => labelled(locale, label, value)).join("\n");
  const paying = payment ? `${payment.title}\n${rows(payment.facts)}` : "";
  const linked = link ? `${labelled(locale, link.label, "").trimEnd()}\n${link.url}` : "";
  return `${[paragraphs, rows(facts), paying, linked, closing].filter((part) => part !== "").join("\n\n")}\n`;
}

/** A complete HTML document without remote content, so it looks the same when that is blocked. */
export function letterHtml({ locale, paragraphs, facts, payment, link, closing }: Letter): string {
  const text = paragraphs
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("");
  const paying =
    payment === null ? "" : `<p style="margin:24px 0 0"><b>${escapeHtml(payment.title)}</b></p>${htmlTable(payment.facts)}`;
  const button =
    link === null
      ? ""
      : `<p><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:10px 18px;background:#1f4e79;color:#fff;` +
        `text-decoration:none;border-radius:4px">${escapeHtml(link.label)}</a></p><p style="color:#555">${escapeHtml(link.url)}</p>`;
  return (
    `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"></head>` +
    `<body style="font-family:sans-serif;font-size:15px;line-height:1.5;color:#1a1a1a;max-width:600px">` +
    `${text}${htmlTable(facts)}${paying}${button}<p>${escapeHtml(closing)}</p></body></html>\n`
  );
}

function htmlTable(facts: Facts): string {
  if (facts.length === 0) return "";
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:2px 16px 2px 0;color:#555">${escapeHtml(label)}</td><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse;margin:16px 0">${rows.join("")}</table>`;
}

function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
