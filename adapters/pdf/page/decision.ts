import { declineReasonLimits, nameLimits, type PageState, type SharedDocument } from "../../../core/index.js";
import { type DecisionWords, decisionWords } from "./decision-words.js";
import { type Html, markup, none } from "./html.js";

/** How far a quote has come. Nothing for an invoice. */
export function quoteStatus({ quote, document }: SharedDocument): Html {
  if (quote === null) return none;
  const words = decisionWords(document.locale);
  if (quote.isExpired) return markup`<p class="status bad">${words.expired}</p><p>${words.expiredNotice}</p>`;
  if (quote.status === "accepted")
    return markup`<p class="status good">${words.accepted}</p>${acceptedBy(quote.acceptedBy, words)}`;
  return quote.status === "declined"
    ? markup`<p class="status bad">${words.declined}</p>`
    : markup`<p class="status">${words.open}</p>`;
}

function acceptedBy(name: string | null, words: DecisionWords): Html {
  return name === null ? none : markup`<p>${words.acceptedBy(name)}</p>`;
}

/** The forms to accept and to decline an open quote, or what was decided. A textarea ignores a line break at its start. */
export function decisionSection({ quote, document }: SharedDocument, { path, decision }: PageState): Html {
  if (quote === null) return none;
  const words = decisionWords(document.locale);
  if (quote.status !== "open" || quote.isExpired) return decided(quote.status, words);
  const { name, reason, problem } = decision;
  const message =
    problem === null ? none : markup`<p role="alert" class="bad" id="decision-problem">${words.problems[problem]}</p>`;
  const marked = markup` aria-invalid="true" aria-describedby="decision-problem"`;
  const isOfReason = problem === "reason_too_long";
  return markup`<section class="question" id="decision" aria-labelledby="accept"><h2 id="accept">${words.accept}</h2>${message}
<form method="post" action="${path}/accept" accept-charset="utf-8">
<label for="name">${words.name}</label>
<input id="name" name="name" required autocomplete="name" maxlength="${String(nameLimits.max)}" value="${name}"${problem === null || isOfReason ? none : marked}>
<small>${words.binding}</small>
<button class="button">${words.acceptButton}</button></form>
<details${isOfReason ? markup` open` : none}><summary>${words.decline}</summary>
<form method="post" action="${path}/decline" accept-charset="utf-8">
<label for="reason">${words.reason}</label>
<textarea id="reason" name="reason" maxlength="${String(declineReasonLimits.max)}"${isOfReason ? marked : none}>
${reason}</textarea>
<button class="button plain">${words.declineButton}</button></form></details></section>`;
}

function decided(status: string, words: DecisionWords): Html {
  const text = { accepted: words.thanks, declined: words.refused }[status];
  return text === undefined ? none : markup`<section class="question" id="decision"><p role="status">${text}</p></section>`;
}
