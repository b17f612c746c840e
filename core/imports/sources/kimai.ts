import type { ExportField, HeaderVariant } from "../export-fields.js";

/** The meaning of the columns of Kimai, in the order of the lists below. */
const meanings: readonly (ExportField | null)[] = [
  "date",
  "startTime",
  "endTime",
  "duration",
  "currency",
  null,
  null,
  "rate",
  null,
  "person",
  "userName",
  "userName",
  "email",
  "client",
  "project",
  "task",
  "description",
  "billable",
  "tags",
  null,
  "externalId",
];

/** The titles of exports since Kimai 2, which are translated, in the order of their meanings. Nothing where a language has no title of its own. */
const titles: Readonly<Record<string, string>> = {
  en: "Date|From|To|Duration|Currency|Price|Internal price|Hourly price|Fixed price|Name|User|User|E-mail|Customer|Project|Activity|Description|Billable|Tags|Exported|ID",
  de: "Datum|Von|Bis|Dauer|Währung|Preis|Interner Preis|Preis pro Stunde|Festpreis|Name|Benutzer|Benutzer|E-Mail|Kunde|Projekt|Tätigkeit|Beschreibung|Abrechenbar|Schlagworte|Exportiert|ID",
  fr: "Date|De|À|Durée|Devise|Taux|Taux interne|Taux horaire|Taux fixe|Nom|Nom d'utilisateur|Utilisateur|Courriel|Client|Projet|Activité|Description|Facturable|Mots-clés|Exporté|Identifiant",
  es: "Fecha|De|Para|Duración|Moneda|Tarifa|Tarifa interna|Tarifa por hora|Tarifa fija|Nombre|Usuario|Usuario|Correo electrónico|Cliente|Proyecto|Actividad|Descripción|Facturable|Etiquetas|Exportado|Id.",
  it: "Data|Da|A|Durata|Valuta|Prezzo|Costo interno|Tariffa oraria|Prezzo fisso|Nome|Utente|Utente|E-mail|Cliente|Progetto|Attività|Descrizione|Fatturabile|Etichette|Esportate|ID",
  nl: "Datum|Van|Tot|Duur|Valuta|Bedrag|Intern tarief|Uurtarief|Vast bedrag|Naam|Gebruikersnaam|Gebruiker|E-mail|Klant|Project|Activiteit|Beschrijving|Factureerbaar|Labels|Geëxporteerd|ID",
  pt: "Data|De|Para|Duração|Moeda|Taxa|Taxa interna|Taxa horária|Taxa fixa|Nome|Nome do utilizador|Utilizador|Email|Cliente|Projeto|Atividade|Descrição|Faturável|Etiquetas|Exportado|ID",
  "pt-BR":
    "Data|De|Para|Duração|Moeda|Preço|Preço interno|Preço por hora|Preço fixo|Nome|Nome do usuário|Usuário|E-mail|Cliente|Projeto|Atividade|Descrição|Faturável|Tags|Exportado|ID",
  pl: "Data|Od|Do|Czas trwania|Waluta|Stawka|Stawka wewnętrzna|Stawka godzinowa|Stała stawka|Nazwa|Użytkownik|Użytkownik|E-mail|Klient|Projekt|Aktywność|Opis|Płatne|Tagi|Wyeksportowane|ID",
  cs: "Datum|Od|Do|Doba trvání|Měna|Sazba|Interní sazba|Hodinová mzda|Fixní sazba|Jméno|Uživatelské jméno|Uživatel|E-mail|Zákazník|Projekt|Aktivita|Popis|Zpoplatnitelné|Štítky|Exportováno|ID",
  da: "Dato|Fra|Til|Varighed|Valuta|Pris|Intern pris|Timesats|Fast sats|Navn|Bruger|Bruger|E-mail|Kunde|Projekt|Aktivitet|Beskrivelse|Fakturérbar|Etiketter|Eksporteret|ID",
  sv: "Datum|Från|till|Längd|Valuta|Pris|Internt värde|Timpris|Fast pris|Namn|Användare|Användare|E-post|Kund|Projekt|Aktivitet|Beskrivning|Debiterbar|Etiketter|Exporterad|ID",
  nb: "Dato|Fra|Til|Varighet|Valuta|Sats|Intern sats|Timesats|Fast sats|Navn|Bruker|Bruker|E-post|Kunde|Prosjekt|Aktivitet|Beskrivelse|Fakturerbar|Etiketter|Eksportert|ID",
  fi: "Päivämäärä|Alkaen|Saakka|Kesto|Valuutta|Hinta|Sisäinen hinta|Tuntihinta|Kiinteä hinta|Nimi|Käyttäjä|Käyttäjä|Sähköposti|Asiakas|Projekti|Työtehtävä|Kuvaus|Laskutettava|Tunnisteet|Viety|ID",
  hu: "Dátum|Kezdés|Befejezés|Időtartam|Pénznem|Bér|Belső bér|Órabér|Fix bér|Név|Felhasználónév|Felhasználó|E-mail|Ügyfél|Projekt|Tevékenység|Leírás|Számlázható|Címkék|Exportálva|ID",
  ja: "日付|From|To|期間|通貨|給与||時間給|固定給|名前|ユーザー名|ユーザー|電子メール|得意先|プロジェクト|アクティビティ|説明||タグ|エクスポートの有無|ID",
  tr: "Tarih|Başlangıç|Bitiş|Süre|Para birimi|Ücret|Dahili ücret|Saatlik ücret|Sabit ücret|Ad|Kullanıcı|Kullanıcı|E-posta|Müşteri|Proje|Etkinlik|Açıklama|Faturalandırılabilir|Etiketler|Aktarıldı|ID",
};

/** Kimai's own format for imports, and exports before version 2. */
const former: HeaderVariant = {
  language: "en",
  columns: {
    ...{ Date: "date", From: "startTime", To: "endTime", Begin: "start", End: "end", Duration: "duration", Rate: null },
    ...{ Name: "person", User: "userName", Username: "userName", Email: "email", Customer: "client", Project: "project" },
    ...{ Activity: "task", Description: "description", Exported: null, Billable: "billable", Tags: "tags" },
    ...{
      "Hourly rate": "rate",
      HourlyRate: "rate",
      "Fixed rate": null,
      FixedRate: null,
      InternalRate: null,
      "Internal rate": null,
    },
    ...{ Currency: "currency", ID: "externalId", Type: null, Category: null, Account: null, "Staff number": null },
    ...{ "Project number": null, "Activity number": null, "VAT-ID": null, "Order number": null, Break: null },
  },
};

/** The headers of Kimai. Durations are `h:mm`, hours, or seconds where a whole number would be too many hours. */
export const kimaiHeaders = (): readonly HeaderVariant[] => [
  former,
  ...Object.entries(titles).map(([language, names]) => ({
    language,
    columns: {
      ...former.columns,
      ...Object.fromEntries(names.split("|").flatMap((name, index) => (name === "" ? [] : [[name, meanings[index] ?? null]]))),
    },
  })),
];
