/** The report that was read last in this browser session, so that who reads about the course has its home and its day at hand, and finds back. Small: the landing page loads it. */

const key = 'justvalue.openReport'

export type OpenReport = {
  readonly leadId: string
  readonly address: string
  readonly propertyType: string
  /** '' where the address alone tells the home. */
  readonly parcelNumber: string
  /** The day to file by, in words; '' where none is ahead, or nothing is to be filed. */
  readonly fileBy: string
}

/** As it is kept, for who watches it; '' when nothing is. */
export const keptReportText = (): string => {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    // Storage can be forbidden; nothing is then known of a report.
    return ''
  }
}

/** null where the text is of none. */
export const readOpenReport = (text: string): OpenReport | null => {
  const kept = new URLSearchParams(text)
  const part = (name: keyof OpenReport) => kept.get(name) ?? ''
  return part('leadId') === ''
    ? null
    : {
        leadId: part('leadId'),
        address: part('address'),
        propertyType: part('propertyType'),
        parcelNumber: part('parcelNumber'),
        fileBy: part('fileBy'),
      }
}

export const keepOpenReport = (report: OpenReport) => {
  try {
    sessionStorage.setItem(key, new URLSearchParams(report).toString())
  } catch {
    // See above.
  }
}

export const forgetOpenReport = () => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // See above.
  }
}
