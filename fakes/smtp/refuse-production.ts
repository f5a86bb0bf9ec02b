/** The mailbox shows everybody's mail to anybody, so it never runs where real people are served. */
export const refuseProduction = (): void => {
  if (process.env.NODE_ENV === 'production') {
    throw new Error('The built-in mailbox does not run when NODE_ENV=production; set SMTP_URL instead.')
  }
}
