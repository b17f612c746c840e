const words = {
  title: "Accept the invitation",
  name: "Your name (optional)",
  accept: "Accept",
  incomplete: "This link is not complete. Open it once more as it stands in the mail.",
} as const;

export default words;
