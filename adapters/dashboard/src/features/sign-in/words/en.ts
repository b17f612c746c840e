import { SIGN_IN_MINUTES } from "../../../../../../core/messages/message.js";

const words = {
  title: "Sign in",
  ready: "Select Sign in to continue. The link works once.",
  signIn: "Sign in",
  another: "Request a new link",
  email: "Email address",
  how: "We email you a link to sign in. No password needed.",
  send: "Email me a link",
  sent: `Check your email. If {{email}} has an account, you will receive a link that works for ${SIGN_IN_MINUTES} minutes.`,
  written: "If {{email}} has an account, the email with the link is now in a file.",
  again: "Use a different address",
} as const;

export default words;
