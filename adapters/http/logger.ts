/** The part of a pino logger that the adapter uses. */
export interface HttpLogger {
  /** For events of single requests that need no attention. */
  debug(fields: object, message: string): void;
  /** For events that an operator may want to know of. */
  info(fields: object, message: string): void;
  /** For failures that the service recovers from, or that a client caused. */
  warn(fields: object, message: string): void;
  /** For errors that need attention, such as a response with status 500. */
  error(fields: object, message: string): void;
}
