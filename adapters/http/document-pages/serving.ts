import {
  DOCUMENT_PAGES,
  documentFormatNames,
  documentLanguages,
  type DocumentPages,
  isStintError,
  notFound,
  type PageProblem,
  type PageState,
} from "../../../core/index.js";
import type { Admission } from "../admission.js";
import { sessionOf } from "../credentials.js";
import type { CoreAccess } from "../dispatch.js";
import { respondToOptions } from "../middleware.js";
import { digest } from "../pages/page.js";
import { notAllowed, problemOf } from "../problem.js";
import type { Context, Middleware } from "../request-state.js";
import { dispositionOf } from "../responses.js";
import { costs } from "../route.js";
import { isDecision, problemOfDecision, type QuoteDecision, recordDecision, sentDecision } from "./decision.js";
import { problemOfQuestion, sentForm } from "./question.js";

export interface DocumentPageOptions {
  readonly core: CoreAccess;
  readonly admission: Admission;
  readonly pages: DocumentPages;
  /** Whether the public URL uses HTTPS. */
  readonly secure: boolean;
}

/** The secret of a link, and what is requested of its page. */
const PATH = new RegExp(`^${DOCUMENT_PAGES}/([A-Za-z0-9_-]{1,512})(?:/([a-z]+))?$`);
const ASKED = "asked";
const blankQuestion = { text: "", replyTo: "", problem: null } as const;
const blankDecision = { name: "", reason: "", problem: null } as const;
/** A transparent image of one pixel (GIF89a). */
const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/**
 * Serves the pages of links to documents, to anyone who has the secret of one. Whether a secret is unknown, expired or revoked, the page is the same. Neither the
 * log nor a referrer contains a secret.
 */
export function documentPages(options: DocumentPageOptions): Middleware {
  const { pages } = options;
  const policy = [
    "default-src 'none'",
    `style-src ${digest(pages.style)}`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return async (context, next) => {
    if (context.path !== DOCUMENT_PAGES && !context.path.startsWith(`${DOCUMENT_PAGES}/`)) return next();
    const [, secret = "", part = ""] = PATH.exec(context.path) ?? [];
    Object.assign(context.state, { loggedPath: DOCUMENT_PAGES, route: `${context.method} ${DOCUMENT_PAGES}/:secret` });
    context.set({ "Content-Security-Policy": policy, "X-Robots-Tag": "noindex" });
    try {
      await respond(context, { ...options, secret, part });
    } catch (error) {
      const problem = problemOf(error);
      const kind = pageProblemOf(error, problem?.status);
      if (problem === null || kind === null) throw error;
      context.set({ ...problem.headers });
      const language = documentLanguages.find((one) => one === context.acceptsLanguages([...documentLanguages])) ?? "en";
      context.vary("Accept-Language");
      send(context, kind === "not_found" ? 404 : 429, pages.problem(kind, language));
    }
  };
}

/** A format in which the document cannot be written is as unknown as any other address. */
function pageProblemOf(error: unknown, status: number | undefined): PageProblem | null {
  if (status === 429) return "rate_limited";
  return status === 404 || (isStintError(error) && error.code === "not_ready_to_export") ? "not_found" : null;
}

interface Requested extends DocumentPageOptions {
  readonly secret: string;
  readonly part: string;
}

async function respond(context: Context, requested: Requested): Promise<void> {
  const { admission, part } = requested;
  const isForm = part === "questions" || isDecision(part);
  const methods = isForm ? ["POST"] : ["GET", "HEAD"];
  if (context.method === "OPTIONS") return respondToOptions(context, methods);
  const format = documentFormatNames.find((one) => one === part);
  await admission.admitAnyone(context, format === undefined ? costs.open : costs.file);
  if (!methods.includes(context.method)) throw notAllowed(methods);
  if (part === "questions") return ask(context, requested);
  if (isDecision(part)) return decide(context, requested, part);
  if (part === "viewed") return countView(context, requested);
  const { core, secret } = requested;
  const useCases = core.useCasesOn(core.unitOfWork);
  if (format !== undefined) {
    const { content, mediaType, fileName } = await useCases.exportSharedDocument(secret, format);
    context.set({ "Content-Type": mediaType, "Content-Disposition": dispositionOf(fileName) });
    context.body = Buffer.from(content);
    return;
  }
  if (part !== "") throw notFound("document_link");
  const wasAsked = context.query["question"] === ASKED;
  const question = wasAsked ? ("sent" as const) : blankQuestion;
  const isCounted = !wasAsked && context.query["decision"] === undefined;
  await show(context, requested, 200, { path: secret, question, decision: blankDecision, isCounted });
}

async function show(context: Context, { core, pages, secret }: Requested, status: number, state: PageState): Promise<void> {
  const shared = await core.useCasesOn(core.unitOfWork).openSharedDocument(secret);
  send(context, status, pages.document(shared, state));
}

function send(context: Context, status: number, page: string): void {
  context.status = status;
  context.type = "text/html; charset=utf-8";
  context.body = page;
}

/** The page shows the image, so that programs that only read the page, such as previews of links, do not count. */
async function countView(context: Context, { core, secret, secure }: Requested): Promise<void> {
  const isAhead = /prefetch|preview/i.test(`${context.get("Sec-Purpose")} ${context.get("Purpose")}`);
  if (context.method === "GET" && !isAhead)
    await core.useCasesOn(core.unitOfWork).recordDocumentView(secret, sessionOf(context, secure));
  context.type = "image/gif";
  context.body = PIXEL;
}

/** Sends a question, and redirects to the page, so that reloading it sends nothing again. */
async function ask(context: Context, requested: Requested): Promise<void> {
  const { core, secret } = requested;
  const form = await sentForm(context);
  const shown = { path: `../${secret}`, decision: blankDecision, isCounted: false } as const;
  if (form.problem !== null) return show(context, requested, 413, { ...shown, question: form });
  try {
    await core.useCasesOn(core.unitOfWork).askQuestion(secret, { text: form.text, replyTo: form.replyTo || null });
  } catch (error) {
    const { problem, status } = problemOfQuestion(error);
    return show(context, requested, status, { ...shown, question: { ...form, problem } });
  }
  context.body = null;
  context.status = 303;
  context.set("Location", `${shown.path}?question=${ASKED}#question`);
}

/** Records a decision about a quote, and redirects to the page, which shows it. A quote that was decided or has expired meanwhile is shown too. */
async function decide(context: Context, requested: Requested, kind: QuoteDecision): Promise<void> {
  const { core, secret } = requested;
  const form = await sentDecision(context);
  const path = `../${secret}`;
  try {
    if (form.problem === null) await recordDecision(core.useCasesOn(core.unitOfWork), secret, kind, form);
  } catch (error) {
    form.problem = problemOfDecision(error);
  }
  if (form.problem !== null)
    return show(context, requested, 422, { path, question: blankQuestion, decision: form, isCounted: false });
  context.body = null;
  context.status = 303;
  context.set("Location", `${path}?decision=sent#decision`);
}
