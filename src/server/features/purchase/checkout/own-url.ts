/** Only pages of this site: a call must not become a redirect to a stranger's. */

export const isOwnUrl = (publicUrl: string, url: string): boolean =>
  URL.canParse(url) && new URL(url).origin === new URL(publicUrl).origin
