import { attemptLimits, type SendErrorCode, type SendResult } from "../../core/index.js";

/** Node rejects longer headers of a response. */
export const MAX_HEADER_BYTES = attemptLimits.keptKib * 1_024;

/** A failure whose message may be shown to the owner of the subscription: it contains no address that a name resolved to. */
export class SendFailure extends Error {
  readonly code: SendErrorCode;

  constructor(code: SendErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

const KNOWN: Readonly<Record<string, readonly [SendErrorCode, string]>> = {
  ECONNREFUSED: ["connection_failed", "The connection was refused."],
  EHOSTUNREACH: ["connection_failed", "The host cannot be reached."],
  ENETUNREACH: ["connection_failed", "The network of the host cannot be reached."],
  ECONNRESET: ["connection_reset", "The connection was closed before the response was complete."],
  EPIPE: ["connection_reset", "The connection was closed before the request was sent."],
  ERR_HTTP_CONTENT_LENGTH_MISMATCH: ["connection_reset", "The connection was closed before the response was complete."],
  ERR_STREAM_PREMATURE_CLOSE: ["connection_reset", "The connection was closed before the response was complete."],
  ETIMEDOUT: ["timeout", "The connection timed out."],
  HPE_HEADER_OVERFLOW: ["malformed_response", `The headers of the response exceed ${MAX_HEADER_BYTES / 1_024} KiB.`],
  CERT_HAS_EXPIRED: ["tls_error", "The certificate has expired."],
  CERT_NOT_YET_VALID: ["tls_error", "The certificate is not valid yet."],
  CERT_REVOKED: ["tls_error", "The certificate has been revoked."],
  ERR_TLS_CERT_ALTNAME_INVALID: ["tls_error", "The certificate is for another host name."],
  DEPTH_ZERO_SELF_SIGNED_CERT: ["tls_error", "The certificate is self-signed."],
  SELF_SIGNED_CERT_IN_CHAIN: ["tls_error", "The certificate authority is not trusted."],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ["tls_error", "The certificate authority is not trusted."],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ["tls_error", "The certificate authority is not trusted."],
};

/** Converts an error of got, of Node's HTTP or TLS, or of the system. */
export function failureOf(error: unknown): NonNullable<SendResult["error"]> {
  const own = causes(error).find((cause) => cause instanceof SendFailure);
  if (own !== undefined) return { code: own.code, message: own.message };
  const code = codeOf(error);
  const known = Object.hasOwn(KNOWN, code) ? KNOWN[code] : undefined;
  if (known !== undefined) return { code: known[0], message: known[1] };
  if (code.startsWith("HPE_")) return { code: "malformed_response", message: "The response is not valid HTTP/1.1." };
  if (/^(EPROTO$|ERR_SSL_|ERR_TLS_)/.test(code)) return { code: "tls_error", message: "TLS failed." };
  return { code: "connection_failed", message: "The request could not be sent." };
}

/** An error during the TLS handshake. Errors without a known code are certificate errors, which have many codes. */
export function handshakeFailure(error: Error): Error {
  const failure = failureOf(error);
  return failure.code === "connection_failed" ? new SendFailure("tls_error", "The TLS handshake failed.") : error;
}

export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

function causes(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : [];
}
