import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Equipo",
  invite: "Invitar a alguien",
  edit: "Editar {{name}}",
  change: "Editar",
  actions: "Acciones",
  search: "Buscar por nombre",
  show: "Mostrar",
  choices: {
    current: "Activos e invitados",
    deactivated: "Desactivados",
    all: "Todos",
  },
  none: "Nadie coincide.",
  name: "Nombre",
  role: "Rol",
  status: "Estado",
  statuses: {
    invited: "Invitado",
    active: "Activo",
    deactivated: "Desactivado",
  },
  rate: "Tarifa por hora",
  rateHint: "Se aplica donde ni tarea, ni proyecto, ni cliente tienen tarifa.",
  you: "(usted)",
  email: "Dirección de correo",
  nameHint: "Vacío: la primera parte de la dirección.",
  sendInvitation: "Enviar invitación",
  invited: "Se ha invitado a {{email}}.",
  saved: "{{name}} se ha guardado.",
  resend: "Reenviar",
  resendTo: "Reenviar la invitación de {{name}}",
  resent: "La invitación a {{email}} va de nuevo en camino. El enlace del correo anterior ya no funciona.",
  withdraw: "Retirar",
  withdrawFrom: "Retirar la invitación de {{name}}",
  withdrawText: "El enlace del correo deja de funcionar. Puede invitar a la persona de nuevo.",
  deactivate: "Desactivar",
  deactivateNamed: "Desactivar a {{name}}",
  deactivateText:
    "La persona ya no puede iniciar sesión y sus tokens de API se rechazan de inmediato. Su tiempo se conserva. Puede activarla de nuevo.",
  activate: "Activar",
  activateNamed: "Activar a {{name}}",
  does: {
    owner: "Puede todo, también cambiar propietarios y ver el secreto de los webhooks.",
    admin: "Puede todo, salvo cambiar propietarios.",
    accountant: "Ve todo el tiempo y gestiona clientes y facturas.",
    member: "Registra su propio tiempo.",
  },
  ownership:
    "Solo un propietario nombra o cambia a otro. Para ceder un espacio de trabajo, nombre a otra persona propietaria y después dese otro rol. El último propietario no puede dejar de serlo ni ser desactivado.",
};

export default words;
