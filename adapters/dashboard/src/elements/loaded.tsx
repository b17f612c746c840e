import { Skeleton, Stack } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { isStatus } from "../api/problem.js";
import { Failure } from "./failure.js";

interface LoadedProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, "data" | "error"> & { refetch(): Promise<unknown> };
  /** Lines of the skeleton. */
  readonly lines?: number;
  readonly children: (data: Data) => ReactNode;
}

/** What was asked for; until it is there a skeleton, and where it fails the reason and another try. Old data stays where a new look fails, unless what it tells of is gone. */
export function Loaded<Data>({ query: { data, error, refetch }, lines = 5, children }: LoadedProps<Data>) {
  // What is drawn for the first time is drawn piece by piece, so that the page answers meanwhile.
  const isReady = useDeferredValue(data !== undefined);
  if (data !== undefined && isReady && !isStatus(error, 404)) return children(data);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return <Waiting lines={lines} />;
}

/** Lines of a skeleton, for what is on its way. */
export function Waiting({ lines }: { readonly lines: number }) {
  const { t } = useTranslation();
  return (
    <Stack gap="sm" role="status" aria-label={t("loading")}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height={36} />
      ))}
    </Stack>
  );
}
