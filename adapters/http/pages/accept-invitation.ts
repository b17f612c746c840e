import { digest, type Page } from "./page.js";

const script = `"use strict";
const form = document.querySelector("form");
const status = document.querySelector("[role=status]");
const invitation = new URLSearchParams(location.hash.slice(1)).get("token");
history.replaceState(null, "", location.pathname);

function say(text) {
  status.textContent = text;
  status.hidden = false;
}

if (!invitation) {
  form.hidden = true;
  say("This link is not complete. Open it once more as it stands in the mail.");
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = form.querySelector("button");
  button.disabled = true;
  const name = form.elements.name.value.trim();
  try {
    const response = await fetch("../v1/invitations/accept", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ token: invitation, ...(name === "" ? {} : { name }) }),
    });
    const answer = await response.json();
    if (!response.ok) {
      say(answer.detail);
      button.disabled = false;
      return;
    }
    form.hidden = true;
    say("Welcome, " + answer.user.name + ". This is your API token. It is shown only now:");
    const token = document.querySelector("code");
    token.textContent = answer.token;
    token.hidden = false;
  } catch {
    say("The service cannot be reached. Try again.");
    button.disabled = false;
  }
});
`;

const style = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { max-width: 32rem; margin: 12vh auto; padding: 0 1rem; }
label { display: block; margin-bottom: 0.25rem; }
input { font: inherit; width: 100%; box-sizing: border-box; padding: 0.5rem; }
button { font: inherit; margin-top: 1rem; padding: 0.5rem 1rem; }
code { display: block; padding: 0.75rem; border: 1px solid; overflow-wrap: anywhere; font-family: ui-monospace, monospace; }
[hidden] { display: none; }
`;

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Accept an invitation · Stint</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Accept the invitation</h1>
<form>
<label for="name">Your name (optional)</label>
<input id="name" name="name" maxlength="200" autocomplete="name">
<button>Accept</button>
</form>
<p role="status" hidden></p>
<code hidden></code>
</main>
<script type="module">${script}</script>
</body>
</html>
`;

/** Allows this script and style, calls to this service, and nothing else. */
const policy = [
  "default-src 'none'",
  `script-src ${digest(script)}`,
  `style-src ${digest(style)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * The page that an invitation's link opens. The token is in the link's fragment, which browsers send nowhere; only the button uses it
 * up, so that a mail scanner that follows links does not.
 */
export const acceptInvitationPage: Page = {
  path: "/invitations/accept",
  type: "text/html; charset=utf-8",
  headers: { "Content-Security-Policy": policy, "Referrer-Policy": "no-referrer" },
  body: async () => html,
};
