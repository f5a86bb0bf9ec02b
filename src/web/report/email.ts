/** The address that a report was asked for with, kept for this browser session so that it is typed once. */

const key = 'justvalue.reportEmail'

/** '' when nothing is kept. */
export const keptReportEmail = (): string => {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    // Storage can be forbidden; the field then starts empty.
    return ''
  }
}

export const keepReportEmail = (email: string) => {
  try {
    sessionStorage.setItem(key, email)
  } catch {
    // See above.
  }
}
