import { MAX_EMAIL_LENGTH, type PageState, questionLimits } from "../../../core/index.js";
import { type Html, markup, none } from "./html.js";
import type { PageWords } from "./words.js";

/** The form for a question, or that it was sent. A textarea ignores a line break at its start. */
export function questionSection({ path, question }: PageState, words: PageWords): Html {
  if (question === "sent")
    return markup`<section class="question" id="question"><h2>${words.question}</h2><p role="status" class="good">${words.sent}</p></section>`;
  const { text, replyTo, problem } = question;
  const isOfAddress = problem === "reply_to_malformed";
  const message =
    problem === null ? none : markup`<p role="alert" class="bad" id="problem">${words.questionProblems[problem]}</p>`;
  const marked = markup` aria-invalid="true" aria-describedby="problem"`;
  return markup`<section class="question" id="question" aria-labelledby="ask"><h2 id="ask">${words.question}</h2>${message}
<form method="post" action="${path}/questions" accept-charset="utf-8">
<label for="text">${words.questionText}</label>
<textarea id="text" name="text" required maxlength="${String(questionLimits.max)}"${problem === null || isOfAddress ? none : marked}>
${text}</textarea>
<label for="reply_to">${words.replyTo}</label>
<input id="reply_to" name="reply_to" type="email" autocomplete="email" maxlength="${String(MAX_EMAIL_LENGTH)}" value="${replyTo}"${isOfAddress ? marked : none}>
<small>${words.replyToHelp}</small>
<button class="button plain">${words.send}</button></form></section>`;
}
