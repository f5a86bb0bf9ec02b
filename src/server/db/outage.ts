/** Owns telling a database that is away, full or silent from a fault of ours. */

/**
 * PostgreSQL's appendix A: connection exceptions (08), a server that starts, stops or has no connection left (57P, 53300),
 * a full disk or memory (53100, 53200), read-only after a failover (25006), a statement it gave up (57014).
 */
const outageCode = /^(08...|57P0[1-4]|53...|25006|57014|58030)$/
/** What the operating system says of a connection. */
const brokenLine = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** node-postgres gives these no code. */
const withoutCode =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|not queryable/

const isOne = (error: Error): boolean => {
  const code = 'code' in error ? String(error.code) : ''
  return outageCode.test(code) || brokenLine.test(code) || withoutCode.test(error.message)
}

/** Whether the error, or what caused it, means that the database could not be asked. */
export const isOutage = (error: unknown): boolean =>
  error instanceof Error && (isOne(error) || isOutage(error.cause))
