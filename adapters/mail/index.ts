export { FileMailer, type FileMailerOptions } from "./file-mailer.js";
export { type Mailbox, parseMailbox } from "./mailbox.js";
export { SmtpMailer, type SmtpMailerOptions } from "./smtp-mailer.js";
export { checkSmtpUrl } from "./smtp-url.js";
