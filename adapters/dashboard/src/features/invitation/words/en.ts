const words = {
  title: "Accept invitation",
  name: "Your name (optional)",
  accept: "Accept",
  incomplete: "This link is incomplete. Open the full link from your email.",
} as const;

export default words;
