import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createFolder } from "../sql/databases.js";

export interface Certificates {
  /** PEM of the private authority. */
  readonly authority: string;
  /** For 127.0.0.1, signed by the private authority. */
  readonly cert: string;
  readonly key: string;
  /** For another host, signed by the private authority. */
  readonly strangerCert: string;
}

/** Creates a private authority and certificates for two servers, so that none expires in the repository. */
export function makeCertificates(): Certificates {
  const folder = createFolder();
  const path = (name: string): string => join(folder.path, name);
  const openssl = (...args: string[]): void => void execFileSync("openssl", args, { cwd: folder.path, stdio: "pipe" });
  const signed = (name: string, host: string): string => {
    writeFileSync(path(`${name}.ext`), `subjectAltName=${host}\n`);
    openssl("req", "-new", "-key", "server.key", "-subj", `/CN=${name}`, "-out", `${name}.csr`);
    const by = ["-CA", "ca.crt", "-CAkey", "ca.key", "-CAcreateserial"];
    openssl("x509", "-req", "-in", `${name}.csr`, ...by, "-days", "2", "-extfile", `${name}.ext`, "-out", `${name}.crt`);
    return readFileSync(path(`${name}.crt`), "utf8");
  };
  try {
    for (const name of ["ca.key", "server.key"]) openssl("ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", name);
    openssl("req", "-x509", "-new", "-key", "ca.key", "-subj", "/CN=test authority", "-days", "2", "-out", "ca.crt");
    return {
      authority: readFileSync(path("ca.crt"), "utf8"),
      key: readFileSync(path("server.key"), "utf8"),
      cert: signed("server", "IP:127.0.0.1"),
      strangerCert: signed("stranger", "DNS:elsewhere.example"),
    };
  } finally {
    folder.remove();
  }
}
