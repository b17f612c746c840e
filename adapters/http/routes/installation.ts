import { costs, type Route, route } from "../route.js";
import { Installation } from "../schemas/installation.js";

const tag = { name: "Installation", description: "What this installation of the service can do." };

export const installationRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/installation",
    operation: "getInstallation",
    summary: "Retrieve what the installation can do",
    description:
      "Returns what callers can know about the installation, such as whether it sends emails or only writes them to files.",
    tag,
    permission: null,
    open: true,
    cost: costs.open,
    status: 200,
    response: Installation,
    handle: async ({ useCases }) => ({ body: { sends_mail: (await useCases.getInstallation()).sendsMail } }),
  }),
];
