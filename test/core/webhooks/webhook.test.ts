import { expect } from "chai";
import { checkWebhook, MAX_URL_LENGTH, type WebhookContent } from "../../../core/index.js";
import type { WebhookTargets } from "../../../core/ports/webhook-targets.js";
import { told } from "../issues.js";

const content: WebhookContent = {
  url: "https://receiver.example.com/hook",
  events: ["invoice.paid"],
  description: "",
  status: "active",
};
const anywhere: WebhookTargets = { problem: () => null };
const nowhere: WebhookTargets = { problem: () => ({ code: "url_not_public", message: "Must be public." }) };
const urlOf = (length: number) => "https://receiver.example.com/".padEnd(length, "x");

function issuesOf(changes: { [Name in keyof WebhookContent]?: unknown }, targets = anywhere): string[] {
  return told(checkWebhook({ ...content, ...changes } as WebhookContent, targets).found);
}

describe("a subscription", () => {
  it("has a URL of at most 2,048 characters", () => {
    expect(MAX_URL_LENGTH).to.equal(2_048);
    expect(issuesOf({ url: urlOf(2_048) })).to.deep.equal([]);
    expect(issuesOf({ url: urlOf(2_049) })).to.deep.equal(["url: too_long"]);
  });

  it("has a URL that the operator allows, which is not checked if it is too long", () => {
    expect(issuesOf({ url: urlOf(2_048) }, nowhere)).to.deep.equal(["url: url_not_public"]);
    expect(issuesOf({ url: urlOf(2_049) }, nowhere)).to.deep.equal(["url: too_long"]);
  });

  it("lists at least one event type, each known and only once", () => {
    expect(issuesOf({ events: [] })).to.deep.equal(["events: too_few"]);
    expect(issuesOf({ events: ["invoice.paid", "user.invited", "invoice.paid"] })).to.deep.equal(["events.2: not_unique"]);
    expect(issuesOf({ events: ["invoice.paid", "invoice.opened", "webhook.ping"] })).to.deep.equal([
      "events.1: not_allowed",
      "events.2: not_allowed",
    ]);
  });

  it("has a description of at most 1,000 characters", () => {
    expect(issuesOf({ description: "x".repeat(1_000) })).to.deep.equal([]);
    expect(issuesOf({ description: "x".repeat(1_001) })).to.deep.equal(["description: too_long"]);
  });
});
