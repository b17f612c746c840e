import type { HeaderVariant } from "../export-fields.js";

/** The headers of Clockify's detailed report. Workspaces can rename tasks to activities; rates name their currency. */
export const clockifyHeaders: readonly HeaderVariant[] = [
  {
    language: "en",
    columns: {
      ...{ Project: "project", Client: "client", Description: "description", Task: "task", Activity: "task", Kiosk: null },
      ...{ User: "person", Group: null, Email: "email", Tags: "tags", Tag: "tags", Type: null, Billable: "billable" },
      ...{ Invoiced: null, "Invoice ID": null, "Start Date": "date", "Start Time": "startTime", "End Date": "endDate" },
      ...{
        "End Time": "endTime",
        "Duration (h)": "duration",
        Duration: "duration",
        "Duration (decimal)": "hours",
        "Billable Rate": "rate",
      },
      ...{ "Billable Amount": null, "Cost Rate": null, "Cost Amount": null, Profit: null, "Date of creation": null },
    },
  },
  {
    language: "de",
    columns: {
      ...{ Projekt: "project", Kunde: "client", Beschreibung: "description", Aufgabe: "task", Kiosk: null, Benutzer: "person" },
      ...{ Gruppe: null, Email: "email", "E-Mail": "email", "E-Mail-Adresse": "email", Tags: "tags", Tag: "tags" },
      ...{ Abrechenbar: "billable", Startdatum: "date", Startzeit: "startTime", Enddatum: "endDate", Endzeit: "endTime" },
      ...{ "Dauer (h)": "duration", "Dauer (dezimal)": "hours", "Dauer (Dezimalzahl)": "hours" },
      ...{ "Abrechenbarer Tarif": "rate", Rechnungsbetrag: null },
    },
  },
  {
    language: "fr",
    columns: {
      ...{ Projet: "project", Client: "client", Description: "description", Tâche: "task", Utilisateur: "person", Groupe: null },
      ...{ Email: "email", "E-mail": "email", Étiquettes: "tags", Tags: "tags", Facturable: "billable" },
      ...{ "Date de début": "date", "Heure de début": "startTime", "Date de fin": "endDate", "Heure de fin": "endTime" },
      ...{ "Durée (h)": "duration", "Durée (décimale)": "hours", "Taux facturable": "rate", "Montant facturable": null },
    },
  },
  {
    language: "es",
    columns: {
      ...{ Proyecto: "project", Cliente: "client", Descripción: "description", Tarea: "task", Equipo: null, Usuario: "person" },
      ...{ Grupo: null, "Correo electrónico": "email", Correo: "email", Etiquetas: "tags", Facturable: "billable" },
      ...{ "Fecha de inicio": "date", "Fecha inicio": "date", "Hora de inicio": "startTime", "Hora inicio": "startTime" },
      ...{ "Fecha de finalización": "endDate", "Fecha fin": "endDate", "Hora de finalización": "endTime", "Hora fin": "endTime" },
      ...{ "Duración (h)": "duration", "Duración (decimal)": "hours", Tarifa: "rate", Importe: null, "Fecha creación": null },
    },
  },
  {
    language: "pt",
    columns: {
      ...{ Projeto: "project", Cliente: "client", Descrição: "description", Tarefa: "task", Usuário: "person" },
      ...{ "Do utilizador": "person", Grupo: null, "E-mail": "email", Email: "email", Etiquetas: "tags", Etiqueta: "tags" },
      ...{ Faturável: "billable", "Data de início": "date", "Hora de início": "startTime", "Data de término": "endDate" },
      ...{ "Data final": "endDate", "Hora de término": "endTime", "Duração (h)": "duration", "Duração (decimal)": "hours" },
      ...{ "Taxa faturável": "rate", "Valor faturável": null },
    },
  },
];
