/** A file in MT940 with one credit of 1.00 EUR, whose text is `text`. */
export const bankFile = (text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    [
      ":20:STARTUMS",
      ":25:DE02120300000000202051",
      ":28C:1/1",
      ":60F:C260301EUR0,00",
      ":61:2603020302C1,00NTRFNONREF",
      `:86:${text}`,
      ":62F:C260302EUR1,00",
      "-",
      "",
    ].join("\r\n"),
  );

/** The request to import a file. */
export const bankFileRequest = (text: string) => ({
  path: "/bank-statements",
  raw: bankFile(text),
  headers: { "Content-Type": "text/plain" },
});
