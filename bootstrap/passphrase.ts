import { readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { invalidField } from "../core/index.js";
import type { Config } from "./config.js";

/**
 * Returns the passphrase that the options or the settings give, or the one that the operator types in a terminal, for a new one twice. Null if there is none.
 * Throws an error of kind `invalid`.
 */
export async function passphraseOf(
  { backupPassphrase }: Pick<Config, "backupPassphrase">,
  file: string | undefined,
  { isNew, mayAsk = true }: { readonly isNew: boolean; readonly mayAsk?: boolean },
): Promise<string | null> {
  if (file !== undefined) return ofFile(file);
  if (backupPassphrase !== null || !mayAsk || !process.stdin.isTTY) return backupPassphrase;
  const typed = await typedFor("Passphrase of the backup: ");
  if (typed === "") throw unusable("The passphrase is empty.");
  if (isNew && typed !== (await typedFor("The same again: "))) throw unusable("The passphrases differ.");
  return typed;
}

/** The first line, so that a file can end with one. */
function ofFile(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw unusable(`The file of the passphrase cannot be read: ${(error as Error).message}.`);
  }
  const passphrase = text.split(/\r?\n/, 1).join();
  if (passphrase === "") throw unusable(`The first line of ${file} has no passphrase.`);
  return passphrase;
}

/** The terminal shows nothing of it. */
async function typedFor(question: string): Promise<string> {
  process.stderr.write(question);
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  // The terminal reports the keys of an interruption to this process instead of sending a signal.
  terminal.once("SIGINT", () => process.kill(process.pid, "SIGINT"));
  try {
    return await terminal.question("");
  } finally {
    terminal.close();
    process.stderr.write("\n");
  }
}

function unusable(message: string): Error {
  return invalidField(["passphrase-file"], "passphrase_unusable", message);
}
