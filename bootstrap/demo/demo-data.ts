import { type Budget, type Role, wholeDecimal } from "../../core/index.js";

/** Addresses under `.example` and `.invalid` are never deliverable (RFC 2606). */
export const OWNER_EMAIL = "mara@nordlicht.example";
export const WEBHOOK_URL = "https://hooks.nordlicht.invalid/stint";

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Minor units of the workspace's currency per hour. */
  readonly rate: bigint | null;
  /** Hours of an average day. */
  readonly hours: number;
  /** Codes of the person's projects, the most frequent first. */
  readonly on: readonly string[];
}

export const people: readonly Person[] = [
  { name: "Mara Lindqvist", email: OWNER_EMAIL, role: "owner", rate: 14_000n, hours: 5, on: ["ATL", "HAR", "INT", "LUM"] },
  {
    name: "Jonas Weber",
    email: "jonas@nordlicht.example",
    role: "admin",
    rate: 12_500n,
    hours: 7,
    on: ["HAR", "KIT", "ATL", "INT"],
  },
  { name: "Priya Raman", email: "priya@nordlicht.example", role: "accountant", rate: null, hours: 4, on: ["INT"] },
  {
    name: "Tomás Ortega",
    email: "tomas@nordlicht.example",
    role: "member",
    rate: null,
    hours: 8,
    on: ["KIT", "SOL", "LUM", "APP"],
  },
  {
    name: "Aiko Tanaka",
    email: "aiko@nordlicht.example",
    role: "member",
    rate: null,
    hours: 8,
    on: ["APP", "ATL", "LUM", "BRU"],
  },
  {
    name: "Léa Moreau",
    email: "lea@nordlicht.example",
    role: "member",
    rate: 9_500n,
    hours: 6,
    on: ["LUM", "BRU", "SOL", "INT"],
  },
  { name: "Ben Okafor", email: "ben@nordlicht.example", role: "member", rate: null, hours: 8, on: ["APP", "HAR", "KIT", "SOL"] },
];

export interface Customer {
  readonly name: string;
  readonly legalName: string;
  readonly email: string;
  readonly currency: string | null;
  readonly terms: number | null;
  /** Minor units of the client's currency per hour. */
  readonly rate: bigint | null;
  readonly tax: { readonly category: "S" | "AE" | "O"; readonly rate: bigint; readonly reason: string | null } | null;
  readonly taxId: string | null;
  /** BCP 47. Null if the workspace's applies. */
  readonly locale: string | null;
  readonly address: { readonly line1: string; readonly city: string; readonly postalCode: string; readonly country: string };
  readonly projects: readonly ProjectData[];
}

export interface ProjectData {
  readonly code: string;
  readonly name: string;
  readonly color: string;
  readonly rate?: bigint;
  readonly billable?: false;
  readonly budget?: Budget;
  readonly tasks: Readonly<Record<string, readonly string[]>>;
}

const reverse = { category: "AE", rate: 0n, reason: "Reverse charge" } as const;
const outside = { category: "O", rate: 0n, reason: "Not subject to German VAT" } as const;

export const customers: readonly Customer[] = [
  {
    name: "Atlas Logistik",
    legalName: "Atlas Logistik GmbH",
    email: "buchhaltung@atlas-logistik.example",
    currency: null,
    terms: 14,
    rate: 11_500n,
    tax: null,
    taxId: null,
    locale: "de-DE",
    address: { line1: "Speicherstraße 12", city: "Hamburg", postalCode: "20457", country: "DE" },
    projects: [
      {
        code: "ATL",
        name: "Shipment portal",
        color: "#1c7ed6",
        budget: { kind: "hours", hours: wholeDecimal(1_400n), period: "total" },
        tasks: {
          Design: ["Tracking page wireframes", "Shipment status icons", "Customer review"],
          Development: ["Label printing", "Search by container number", "Route map", "Fix time zones of arrival times"],
          Meetings: ["Weekly sync with Atlas", "Sprint planning"],
        },
      },
    ],
  },
  {
    name: "Harbour & Sons",
    legalName: "Harbour & Sons Ltd",
    email: "accounts@harbour.example",
    currency: "GBP",
    terms: 30,
    rate: 9_800n,
    tax: outside,
    taxId: null,
    locale: "en-GB",
    address: { line1: "4 Quay Street", city: "Bristol", postalCode: "BS1 4DJ", country: "GB" },
    projects: [
      {
        code: "HAR",
        name: "Booking engine",
        color: "#0ca678",
        budget: { kind: "amount", amount: 18_000_000n, period: "total" },
        tasks: {
          Development: ["Seasonal pricing", "Card payments", "Waiting list", "Cancellation rules"],
          Support: ["Front desk questions", "Slow page after import"],
          Meetings: ["Call with Bristol", "Release demo"],
        },
      },
    ],
  },
  {
    name: "Kitanova",
    legalName: "Kitanova AB",
    email: "faktura@kitanova.example",
    currency: null,
    terms: null,
    rate: null,
    tax: reverse,
    taxId: "SE556677889901",
    locale: null,
    address: { line1: "Sveavägen 98", city: "Stockholm", postalCode: "113 50", country: "SE" },
    projects: [
      {
        code: "KIT",
        name: "Warehouse app",
        color: "#f08c00",
        rate: 12_000n,
        budget: { kind: "hours", hours: wholeDecimal(900n), period: "total" },
        tasks: {
          Development: ["Scanner on Android", "Offline picking list", "Stock corrections", "Sync after connection loss"],
          Testing: ["Warehouse walkthrough", "Regression test"],
        },
      },
      {
        code: "SOL",
        name: "Supplier onboarding",
        color: "#e8590c",
        tasks: { Concept: ["Supplier interviews", "Flow chart"], Development: ["Catalog import", "Contract upload"] },
      },
    ],
  },
  {
    name: "Lumière Studio",
    legalName: "Lumière Studio SAS",
    email: "compta@lumiere.example",
    currency: null,
    terms: 30,
    rate: 10_500n,
    tax: reverse,
    taxId: "FR25812345678",
    locale: "fr-FR",
    address: { line1: "18 rue des Ateliers", city: "Lyon", postalCode: "69003", country: "FR" },
    projects: [
      {
        code: "LUM",
        name: "Brand and website",
        color: "#ae3ec9",
        budget: { kind: "amount", amount: 9_000_000n, period: "total" },
        tasks: {
          Design: ["Colors and typography", "Photo editing", "Logo revision"],
          Development: ["Home page", "Journal", "Image sizes", "Contact form"],
          Copy: ["Home page copy", "Translation into English"],
        },
      },
    ],
  },
  {
    name: "Apptalis",
    legalName: "Apptalis, Inc.",
    email: "ap@apptalis.example",
    currency: "USD",
    terms: 30,
    rate: 15_500n,
    tax: outside,
    taxId: null,
    locale: "en-US",
    address: { line1: "220 Mission Street", city: "San Francisco, CA", postalCode: "94105", country: "US" },
    projects: [
      {
        code: "APP",
        name: "Health diary for iOS",
        color: "#e03131",
        budget: { kind: "hours", hours: wholeDecimal(1_800n), period: "total" },
        tasks: {
          Development: ["Reminders", "Weekly charts", "PDF export", "Widget", "Crash on older phones"],
          Design: ["Empty states", "Dark mode", "Onboarding"],
          Meetings: ["Stand-up with San Francisco", "Review"],
        },
      },
    ],
  },
  {
    name: "Brunner Käse",
    legalName: "Brunner Käse AG",
    email: "info@brunner-kaese.example",
    currency: "CHF",
    terms: 10,
    rate: 13_000n,
    tax: outside,
    taxId: null,
    locale: "de-CH",
    address: { line1: "Dorfstrasse 3", city: "Appenzell", postalCode: "9050", country: "CH" },
    projects: [
      {
        code: "BRU",
        name: "Web shop",
        color: "#fab005",
        tasks: {
          Development: ["Gift boxes", "Shipping cost by weight", "Newsletter"],
          Support: ["Lost shipment", "New prices"],
        },
      },
    ],
  },
];

/** Work that is not billed. */
export const internalProject: ProjectData = {
  code: "INT",
  name: "Nordlicht internal",
  color: "#e64980",
  billable: false,
  tasks: {
    Bookkeeping: ["Receipts", "Reminders", "Monthly tax return"],
    Sales: ["Proposal", "Sales call"],
    "Team day": ["Retrospective", "Equipment"],
  },
};

export const tags: readonly string[] = ["on-site", "remote", "urgent", "pairing"];
