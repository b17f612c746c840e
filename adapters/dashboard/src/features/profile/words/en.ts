const words = {
  title: "Profile",
  you: "You",
  thisBrowser: "In this browser",
  name: "Name",
  email: "E-mail address",
  emailHint: "You sign in with it, so it stays.",
  timeZone: "Time zone",
  ofWorkspace: "The workspace’s ({{timeZone}})",
  saved: "Your profile was saved.",
  actions: "Actions",
  browsers: {
    title: "Signed-in browsers",
    text: "Do you not know one? End it, and ask for a new link where you want to go on.",
    everywhere: "Sign out everywhere",
    everywhereText: "Every browser that you are signed in with is signed out, this one too. API tokens stay.",
    since: "Since",
    used: "Last used",
    until: "Until",
    notUsed: "Not yet",
    this: "This one",
    end: "End",
    endOf: "End the one since {{since}}",
    endText: "That browser is signed out at once. If it is this one, you sign in again with a new link.",
  },
} as const;

export default words;
