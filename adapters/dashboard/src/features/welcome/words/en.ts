export default {
  title: "Welcome, {{name}}",
  text: "You are in {{workspace}}.",
  sections: "Sections",
  week: "Your time this week",
  open: "Open ({{currency}})",
  overdue: "Overdue ({{currency}})",
  failing: "Failing webhooks",
  zone: {
    text: "The time zone is {{workspaces}}. Your browser uses {{browsers}}.",
    use: "Use {{zone}}",
    keep: "Keep {{zone}}",
  },
};
