/** An email address that its owner recognizes and nobody else learns. */

/** `ada@example.com` becomes `a***@example.com`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${email.slice(at)}`
}
