import { Skeleton, Stack } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue } from "react";
import { useTranslation } from "../words/use-translation.js";
import { isStatus } from "../api/problem.js";
import { Failure } from "./failure.js";

interface LoadedProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, "data" | "error"> & { refetch(): Promise<unknown> };
  /** Lines of the skeleton. */
  readonly lines?: number;
  readonly children: (data: Data) => ReactNode;
}

/** Shows a query's data, a skeleton while it loads, or the error with a retry. Keeps old data if a refetch fails, unless the resource is gone. */
export function Loaded<Data>({ query: { data, error, refetch }, lines = 5, children }: LoadedProps<Data>) {
  // The first render is a transition, so that the page stays responsive.
  const isReady = useDeferredValue(data !== undefined);
  if (data !== undefined && isReady && !isStatus(error, 404)) return children(data);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return <Waiting lines={lines} />;
}

/** A skeleton for content that is loading. */
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
