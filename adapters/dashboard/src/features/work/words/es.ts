import type { Words } from "../../../words/words.js";
import type en from "./en.js";

const words: Words<typeof en> = {
  unbilled: "Tiempo sin facturar",
  nothingUnbilled: "Todo el tiempo facturable está facturado.",
  asBilled: "Redondeado como en una factura, por lo que el importe difiere del del tiempo registrado.",
  invoice: "Facturar",
  invoiceNamed: "Facturar a {{name}}",
  unrated: "sin tarifa",
  client: "Cliente",
  recent: "Tiempo reciente",
  allEntries: "Todos los registros",
  noEntries: "Aún no hay tiempo registrado.",
  date: "Fecha",
  entry: "Registro",
  running: "en curso",
  people: "Personas",
  person: "Persona",
  noName: "Desconocido",
  period: "Período",
  month: "Este mes",
  ever: "Todo el tiempo",
};

export default words;
