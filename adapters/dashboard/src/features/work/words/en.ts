const words = {
  unbilled: "Unbilled time",
  nothingUnbilled: "All billable time is invoiced.",
  asBilled: "Rounded as an invoice bills it, so the amount differs from that of the recorded time.",
  invoice: "Invoice",
  invoiceNamed: "Invoice {{name}}",
  unrated: "without rate",
  client: "Client",
  recent: "Recent time",
  allEntries: "All entries",
  noEntries: "No time recorded yet.",
  date: "Date",
  entry: "Entry",
  running: "running",
  people: "People",
  person: "Person",
  noName: "Unknown",
  period: "Period",
  month: "This month",
  ever: "All time",
} as const;

export default words;
