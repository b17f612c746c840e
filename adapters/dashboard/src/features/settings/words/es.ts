import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  tokens: {
    title: "Tokens de API",
    create: "Nuevo token",
    empty:
      "Con un token, un programa usa la API en su nombre. Cree uno para cada programa, para poder revocar cada uno por separado.",
    name: "Nombre",
    nameHint: "¿Para qué se usará?",
    owner: "Persona",
    scopes: "Puede",
    unlimited: "Todo",
    everything: "Todo lo que usted puede",
    readOnly: "Solo leer",
    chosen: "Lo elegido aquí",
    choose: "Alcances",
    read: "{{resource}}: leer",
    write: "{{resource}}: leer y escribir",
    resources: {
      users: "Personas",
      projects: "Proyectos",
      tasks: "Tareas",
      time_entries: "Registros de tiempo",
      clients: "Clientes",
      invoices: "Facturas",
      workspace: "Espacio de trabajo",
      tokens: "Tokens",
      webhooks: "Webhooks",
      changes: "Cambios",
    },
    expires: "Caduca",
    never: "Nunca",
    days_one: "En {{count}} día",
    days_other: "En {{count}} días",
    lastUsed: "Último uso",
    notUsed: "Aún no",
    secretTitle: "Su nuevo token",
    secretText: "Cópielo ahora. Solo se muestra esta vez.",
    secret: "Token",
    copy: "Copiar",
    copied: "Copiado",
    done: "Listo",
    revoke: "Revocar",
    revokeNamed: "Revocar {{name}}",
    revokeText: "Lo que use este token será rechazado desde ahora. No se puede deshacer.",
  },
};

export default words;
