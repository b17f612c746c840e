const words = {
  title: "Profile",
  you: "You",
  thisBrowser: "In this browser",
  name: "Name",
  email: "Email address",
  emailHint: "You sign in with this address. It can’t be changed.",
  timeZone: "Time zone",
  ofWorkspace: "Workspace default ({{timeZone}})",
  saved: "Profile saved",
  actions: "Actions",
  browsers: {
    title: "Active sessions",
    text: "If you don’t recognize a session, sign it out.",
    everywhere: "Sign out everywhere",
    everywhereText: "You will be signed out of all browsers, including this one. API tokens are not affected.",
    since: "Signed in",
    used: "Last used",
    until: "Expires",
    notUsed: "Never",
    this: "This session",
    end: "Sign out",
    endOf: "Sign out the session from {{since}}",
    endText: "The session ends immediately. If it is this one, you need a new sign-in link.",
  },
} as const;

export default words;
