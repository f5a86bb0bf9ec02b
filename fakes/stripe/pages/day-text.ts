/** Owns how days read on hosted pages: in the shop's time zone. */
export const dayText = (seconds: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' }).format(seconds * 1000)
