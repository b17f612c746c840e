import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useExplain } from "../../elements/explain.js";
import { offerFile } from "../../elements/offer-file.js";

interface CsvFile {
  readonly fileName: string;
  /** Loads the code that writes the file. */
  readonly write: () => Promise<string>;
}

/** Returns a function that downloads a CSV file. */
export function useCsv(): (file: CsvFile) => void {
  const { ofError } = useExplain();
  const { mutate } = useMutation({
    mutationFn: async ({ fileName, write }: CsvFile) => offerFile(new Blob([await write()], { type: "text/csv" }), fileName),
    onError: (error) => notifications.show({ color: "red", message: ofError(error) }),
  });
  return mutate;
}
