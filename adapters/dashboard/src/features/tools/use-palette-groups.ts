import { useMantineColorScheme } from "@mantine/core";
import {
  IconBuilding,
  IconClockPlay,
  IconFileInvoice,
  IconFilePlus,
  IconFolder,
  IconKeyboard,
  IconMoon,
  IconSun,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { useLocale } from "../../words/locale.js";
import { useNavigate } from "react-router";
import { paths } from "../../../paths.js";
import { clientChoices, projectChoices } from "../../api/choices.js";
import { useToday } from "../../elements/use-today.js";
import { useZone } from "../../elements/use-zone.js";
import { overlay } from "../../loading/overlay.js";
import { useSections } from "../../shell/sections.js";
import { useMay } from "../../shell/session.js";
import { parseLine } from "../time/line/parse-line.js";
import { askLine } from "../time/bar/line-store.js";
import type { PaletteGroup, PaletteItem } from "./palette-items.js";
import { latestInvoices } from "./palette-queries.js";

/** Everything that the user may go to or do, by group. Actions come first if the text looks like a time entry. */
export function usePaletteGroups(text: string): readonly PaletteGroup[] {
  const { t } = useTranslation();
  const actions = useActions(text);
  const pages = usePages();
  const named = useNamed();
  const { time, project } = parseLine(text, { locale: useLocale(), today: useToday(useZone()) });
  const does = { label: t("palette.actions"), items: actions, isOffered: true };
  const leads = [{ label: t("palette.pages"), items: pages, isOffered: true }, ...named];
  const isEntry = text.trim() === "" || time !== null || project !== null;
  return isEntry ? [does, ...leads] : [...leads, does];
}

function usePages(): readonly PaletteItem[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return useSections().map(({ path, label, icon }) => ({
    id: path,
    name: t(`navigation.${label}`),
    icon,
    run: () => void navigate(path),
  }));
}

/** The clients, projects and invoices that the user may see. */
function useNamed(): readonly PaletteGroup[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const seesInvoices = useMay("invoices:read");
  const clients = useQuery({ ...clientChoices(), enabled: useMay("clients:read") });
  const projects = useQuery({ ...projectChoices(), enabled: useMay("projects:read") });
  const invoices = useQuery({ ...latestInvoices, enabled: seesInvoices });
  const to = (path: string) => () => void navigate(path);
  const group = (label: string, items: readonly PaletteItem[]) => ({ label, items, isOffered: false });
  return [
    group(
      t("navigation.clients"),
      (clients.data ?? []).map(({ id, name }) => ({ id, name, icon: IconBuilding, run: to(`${paths.clients}/${id}`) })),
    ),
    group(
      t("navigation.projects"),
      (projects.data ?? []).map(({ id, name, code }) => ({
        id,
        name,
        ...(code === null ? {} : { beside: code }),
        icon: IconFolder,
        run: to(`${paths.projects}/${id}`),
      })),
    ),
    group(
      t("navigation.invoices"),
      (invoices.data ?? []).map(({ id, number, client }) => ({
        id,
        name: number ?? t("palette.draft"),
        ...(client ? { beside: client.name } : {}),
        icon: IconFileInvoice,
        run: to(`${paths.invoices}/${id}`),
      })),
    ),
  ];
}

function useActions(text: string): readonly PaletteItem[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayRecord = useMay("time_entries:write");
  const mayInvoice = useMay("invoices:write");
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const isDark = colorScheme === "dark";
  const record = text.trim() === "" ? t("palette.record") : t("palette.recordText", { text: text.trim() });
  return [
    ...(mayRecord ? [{ id: "record", name: record, icon: IconClockPlay, run: () => askLine(text) }] : []),
    ...(mayInvoice
      ? [{ id: "invoice", name: t("palette.invoice"), icon: IconFilePlus, run: () => void navigate(`${paths.invoices}/new`) }]
      : []),
    {
      id: "appearance",
      name: t(isDark ? "palette.light" : "palette.dark"),
      icon: isDark ? IconSun : IconMoon,
      run: () => setColorScheme(isDark ? "light" : "dark"),
    },
    { id: "keys", name: t("keys.title"), icon: IconKeyboard, run: () => overlay.set("shortcuts") },
  ];
}
