export default {
  title: "Welcome, {{name}}",
  text: "You are in {{workspace}}. Where would you like to go?",
  sections: "Where to go",
  week: "Your time this week",
  open: "Open ({{currency}})",
  overdue: "Overdue ({{currency}})",
  failing: "Webhooks that fail",
  zone: {
    text: "Days begin and end in the time zone {{workspaces}}. This browser is in {{browsers}}.",
    use: "Use {{zone}}",
    keep: "Keep {{zone}}",
  },
};
