import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Equipo",
  invite: "Invitar a una persona",
  edit: "Editar {{name}}",
  change: "Editar",
  actions: "Acciones",
  search: "Buscar por nombre",
  show: "Estado",
  choices: {
    current: "Activos e invitados",
    deactivated: "Desactivados",
    all: "Todos",
  },
  none: "No hay personas que coincidan",
  name: "Nombre",
  role: "Rol",
  status: "Estado",
  statuses: {
    invited: "Invitado",
    active: "Activo",
    deactivated: "Desactivado",
  },
  rate: "Tarifa por hora",
  rateHint: "Se aplica si ni la tarea, ni el proyecto, ni el cliente tienen tarifa.",
  you: "(usted)",
  email: "Dirección de correo",
  nameHint: "Déjelo vacío para usar la primera parte de la dirección.",
  sendInvitation: "Enviar invitación",
  createInvitation: "Crear invitación",
  link: "Enlace de invitación",
  linkText: "Entregue ahora este enlace a {{email}}: no volverá a mostrarse. Sirve una vez.",
  newLink: "Nuevo enlace",
  invited: "Invitación enviada a {{email}}",
  saved: "{{name}}: cambios guardados",
  resend: "Reenviar",
  resent: "Invitación reenviada a {{email}}. El enlace anterior ya no funciona.",
  withdraw: "Retirar",
  withdrawFrom: "Retirar la invitación de {{name}}",
  withdrawText: "El enlace del correo dejará de funcionar. Puede volver a invitar a esta persona.",
  deactivate: "Desactivar",
  deactivateNamed: "Desactivar a {{name}}",
  deactivateText:
    "Esta persona no podrá iniciar sesión y sus tokens de API dejarán de funcionar de inmediato. Su tiempo registrado se conserva. Puede activarla de nuevo.",
  activate: "Activar",
  does: {
    owner: "Acceso completo, incluidos los propietarios y el secreto de webhooks.",
    admin: "Acceso completo, salvo a los propietarios.",
    accountant: "Consulta el tiempo de todo el equipo y gestiona clientes y facturas.",
    member: "Registra su propio tiempo.",
  },
  ownership:
    "Solo los propietarios pueden nombrar o cambiar propietarios. Para transferir un espacio de trabajo, nombre a otro propietario y después cambie su propio rol. Un espacio de trabajo tiene siempre al menos un propietario.",
};

export default words;
