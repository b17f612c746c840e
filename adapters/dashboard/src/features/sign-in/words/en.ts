const words = {
  title: "Sign in",
  ready: "You opened a link from your mail. It works once.",
  signIn: "Sign in",
  another: "Ask for another link",
  email: "E-mail address",
  how: "You get a mail with a link that signs you in. There is no password.",
  send: "Send me a link",
  sent: "Look into your mail: if {{email}} is known here, a link is on its way. It works for 15 minutes.",
  again: "Try another address",
} as const;

export default words;
