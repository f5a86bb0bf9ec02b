/** The report that was read last in this browser session, as a page shows it. */
import { useSyncExternalStore } from 'react'
import { keptReportText, type OpenReport, readOpenReport } from './open-report.ts'

/** It changes on another page alone. */
const never = () => () => undefined

/** null where none was read, and in a page as it was written for everybody. */
export const useOpenReport = (): OpenReport | null =>
  readOpenReport(useSyncExternalStore(never, keptReportText, () => ''))
