/**
 * A port on which nothing listens: tcpmux (RFC 1078), below the range from which systems assign ports. A port that a test has closed can be
 * assigned to a parallel test.
 */
export const CLOSED_PORT = 1;
