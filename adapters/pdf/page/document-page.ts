import { documentFormats, documentLocale, type DocumentPages, type PageState, type SharedDocument } from "../../../core/index.js";
import { formatsFor } from "../formats.js";
import { nameOf } from "../setting.js";
import { wordsOf } from "../words/words-of.js";
import { linesTable, type PageSetting, settledFacts } from "./figures.js";
import { decisionSection, quoteStatus } from "./decision.js";
import { Html, markup, none } from "./html.js";
import { factList, paymentSection } from "./payment.js";
import { questionSection } from "./question.js";
import { style } from "./style.js";
import { pageWords, type PageWords } from "./words.js";

/** The pages for clients, in the words and formats of the PDF. */
export const documentPages: DocumentPages = {
  style,
  document: (shared, state) => {
    const { document } = shared;
    const { locale, invoice } = document;
    const words = wordsOf(document);
    const page = pageWords(locale);
    const setting: PageSetting = { document, words, formats: formatsFor(locale, invoice.currency), page };
    const title = `${nameOf(setting)} ${invoice.number ?? ""}`;
    return complete({
      language: documentLocale(locale),
      title: `${title} – ${document.sellerName}`,
      body: markup`${headOf(shared, title, setting)}${actions(shared, state, page)}${paymentSection(shared, setting)}${linesTable(setting)}
${notes(setting)}${decisionSection(shared, state)}${questionSection(state, page)}${state.isCounted ? markup`<img class="count" src="${state.path}/viewed" alt="">` : none}`,
    });
  },
  problem: (problem, language) => {
    const { title, text } = pageWords(language).problems[problem];
    return complete({ language, title, body: markup`<header><h1>${title}</h1><p>${text}</p></header>` });
  },
};

interface Page {
  readonly language: string;
  readonly title: string;
  readonly body: Html;
}

function complete({ language, title, body }: Page): string {
  return markup`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${new Html(style)}</style></head>
<body><main>${body}</main></body></html>
`.text;
}

/** Who asks for how much, until when. */
function headOf(shared: SharedDocument, title: string, setting: PageSetting): Html {
  const { document, words, formats, page } = setting;
  const { invoice, sellerName, buyer } = document;
  const { due } = shared.balance;
  const isOpen = invoice.status === "open" && due > 0n;
  const validUntil = shared.quote?.validUntil ?? null;
  const { corrects } = invoice;
  const facts = [
    ...(invoice.issueDate === null ? [] : [[words.issueDate, formats.date(invoice.issueDate)] as const]),
    ...(isOpen && invoice.dueDate !== null ? [[words.dueDate, formats.date(invoice.dueDate)] as const] : []),
    ...(validUntil === null ? [] : [[words.dueDate, formats.date(validUntil)] as const]),
    ...(corrects === null
      ? []
      : [[words.corrects, words.documentOf(corrects.number, formats.date(corrects.issueDate))] as const]),
    ...(corrects === null ? [] : [[words.reason, corrects.reason] as const]),
    [words.total, formats.money(invoice.total)] as const,
    ...settledFacts(shared, setting),
  ];
  return markup`<header><p class="seller">${sellerName}</p><h1>${title}</h1><p>${buyer.legalName ?? buyer.name}</p>
${shared.quote === null ? statusOf(shared, page) : quoteStatus(shared)}${isOpen ? markup`<p class="seller">${page.amountDue}</p><p class="due">${formats.money(due)}</p>` : none}
${noticeOf(shared, page)}${shared.credit > 0n ? markup`<p>${page.credit(formats.money(shared.credit))}</p>` : none}${factList(facts)}</header>`;
}

function statusOf({ document, isOverdue }: SharedDocument, page: PageWords): Html {
  const { type, status } = document.invoice;
  if (type === "credit_note") return none;
  switch (status) {
    case "open":
      return isOverdue ? markup`<p class="status bad">${page.overdue}</p>` : markup`<p class="status">${page.open}</p>`;
    case "paid":
      return markup`<p class="status good">${page.paid}</p>`;
    case "credited":
      return markup`<p class="status">${page.credited}</p>`;
    case "written_off":
      return markup`<p class="status">${page.writtenOff}</p>`;
    case "void":
      return markup`<p class="status bad">${page.void}</p>`;
    case "draft":
      return none;
  }
}

function noticeOf({ document, balance, quote }: SharedDocument, page: PageWords): Html {
  if (quote !== null) return none;
  const { type, status } = document.invoice;
  if (status === "void") return markup`<p class="bad">${page.voidNotice}</p>`;
  return type === "credit_note" || balance.due > 0n ? none : markup`<p>${page.nothingToPay}</p>`;
}

/** The PDF, and the formats for programs. */
function actions({ formats }: SharedDocument, { path }: PageState, page: PageWords): Html {
  const links = formats.map((format, index) => {
    const look = index === 0 ? "button" : "button plain";
    return markup`<li><a class="${look}" href="${path}/${format}" download>${page.download(documentFormats[format].title)}</a></li>`;
  });
  return markup`<ul class="actions">${links}</ul>`;
}

function notes({ document, words }: PageSetting): Html {
  const { notes: text } = document.invoice;
  return text === ""
    ? none
    : markup`<section aria-labelledby="notes"><h2 id="notes">${words.notes}</h2><p class="notes">${text}</p></section>`;
}
