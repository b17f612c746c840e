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

/**
 * A complete HTML document without remote content, so it looks the same when that is blocked. Its colours follow the reader's light or dark theme,
 * and no word is too long for a phone.
 */
export function letterHtml({ locale, paragraphs, facts, payment, link, closing }: Letter): string {
  const text = paragraphs
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${linkedHtml(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("");
  const paying =
    payment === null ? "" : `<p style="margin:24px 0 0"><b>${escapeHtml(payment.title)}</b></p>${htmlTable(payment.facts)}`;
  const button =
    link === null
      ? ""
      : `<p>${anchor(link.url, link.label, "button", BUTTON)}</p><p>${anchor(link.url, link.url, "link", LINK)}</p>`;
  return (
    `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
    `<style>${DARK}</style></head><body style="margin:0;background:#fff"><div style="${BODY}">` +
    `${text}${htmlTable(facts)}${paying}${button}<p>${escapeHtml(closing)}</p></div></body></html>\n`
  );
}

/** The colours of the light theme are inline, because some mail programs ignore style sheets; those of the dark theme have to override them. */
const BODY =
  "font-family:sans-serif;font-size:15px;line-height:1.5;color:#1a1a1a;max-width:600px;padding:8px 16px;overflow-wrap:anywhere;word-break:break-word";
const LINK = "color:#1f4e79";
const BUTTON = "display:inline-block;padding:10px 18px;background:#1f4e79;color:#fff;text-decoration:none;border-radius:4px";
const DARK =
  "@media (prefers-color-scheme:dark){body{background:#1b1b1d!important}div{color:#e8e8e8!important}" +
  ".label{color:#b4b4b8!important}.link{color:#8fc1f0!important}.button{background:#8fc1f0!important;color:#10202e!important}}";

function htmlTable(facts: Facts): string {
  if (facts.length === 0) return "";
  const rows = facts.map(
    ([label, value]) =>
      `<tr style="vertical-align:top"><td class="label" style="padding:2px 16px 2px 0;color:#555">${escapeHtml(label)}</td>` +
      `<td style="padding:2px 0">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse;margin:16px 0">${rows.join("")}</table>`;
}

/** In a group of its own, so that splitting a text keeps it. Ends before the punctuation of the sentence around it, except for a pair of parentheses. */
const URL_IN_TEXT = /(https?:\/\/(?:\([^\s<>"()]*\)|[^\s<>"()])*(?:\([^\s<>"()]*\)|[^\s<>".,;:!?'’”»()\]}]))/i;

/** The text, with its URLs as links. */
function linkedHtml(text: string): string {
  return text
    .split(URL_IN_TEXT)
    .map((part, index) => (index % 2 === 1 ? anchor(part, part, "link", LINK) : escapeHtml(part)))
    .join("");
}

function anchor(url: string, label: string, name: string, style: string): string {
  const target = `href="${escapeHtml(url)}" target="_blank" rel="noopener noreferrer"`;
  return `<a ${target} class="${name}" style="${style}">${escapeHtml(label)}</a>`;
}

function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
