import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  title: "Le damos la bienvenida, {{name}}",
  yourTime: "Su tiempo",
  today: "Hoy",
  week: "Esta semana",
  days: "Días de esta semana",
  continue: "Continuar",
  nothingToContinue: "Aquí aparecen sus registros, para continuarlos con un clic.",
  startTimer: "Iniciar el cronómetro",
  stopTimer: "Detener el cronómetro",
  owed: {
    title: "Facturas abiertas",
    nothing: "No hay facturas abiertas.",
    age: "Antigüedad",
    count: "Facturas",
    due: "Importe pendiente",
    ages: {
      not_due: "Aún no vencidas",
      "1_30": "De 1 a 30 días de retraso",
      "31_60": "De 31 a 60 días de retraso",
      over_60: "Más de 60 días de retraso",
    },
  },
  budgets: "Presupuestos casi agotados",
  failing: "Webhooks con errores",
  failingSince: "Con errores desde",
  start: {
    title: "Primeros pasos",
    hide: "Ocultar",
    done: "hecho",
    steps: {
      you: { title: "Usted", text: "Su nombre aparece en los registros y en los informes.", do: "Indicar su nombre" },
      company: {
        title: "Su empresa",
        text: "Su nombre, dirección y número fiscal aparecen en las facturas.",
        do: "Introducir datos",
      },
      client: { title: "Cliente", text: "Para quién trabaja, con una tarifa por hora.", do: "Añadir cliente" },
      project: { title: "Proyecto", text: "El tiempo se registra en proyectos.", do: "Crear proyecto" },
      time: { title: "Tiempo", text: "Escriba una hora, como 9-11:30, o inicie el cronómetro.", do: "Registrar tiempo" },
      invoice: { title: "Primera factura", text: "Facture el tiempo registrado.", do: "Crear factura" },
    },
  },
  zone: {
    text: "La zona horaria es {{workspaces}}. Su navegador usa {{browsers}}.",
    use: "Usar {{zone}}",
    keep: "Mantener {{zone}}",
  },
};

export default words;
