/** The names of browser and system in a user agent; nothing else of it is kept. */
import Bowser from 'bowser'

/** The library repeats an unknown agent's own words, which could be anything. */
const known = new Set(Object.values(Bowser.BROWSER_MAP))

/** Such as 'Firefox on Windows'; null when it is no browser that we know by name. */
export const deviceName = (userAgent: string): string | null => {
  if (userAgent === '') return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500))
  if (!browser.name || !known.has(browser.name)) return null
  const name = browser.name.replace(/ for Android$/, '')
  return os.name ? `${name} on ${os.name}` : name
}
