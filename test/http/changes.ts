/** One field of each resource that can be changed, and what to. */
export const changes: Readonly<Record<string, Record<string, unknown>>> = {
  updateUser: { name: "Changed" },
  updateProject: { notes: "Changed" },
  updateTask: { name: "Changed" },
  updateTimeEntry: { notes: "Changed" },
  updateClient: { notes: "Changed" },
  updateInvoice: { notes: "Changed" },
  updateWorkspace: { name: "Changed" },
  updateMe: { name: "Changed" },
  updateWebhook: { description: "Changed" },
};
