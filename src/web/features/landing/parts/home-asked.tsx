/** The home asked about at the top of the page, or of the report just read, so that the form below does not ask again. */
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useOpenReport } from '#web/report/use-open-report.ts'

export type Home = {
  readonly address: string
  /** Which of the homes at the address; '' where nobody had to say. */
  readonly parcelNumber: string
  /** From the county's record; null where no home of it was found. */
  readonly propertyType: string | null
}
type HomeAsked = Home & { readonly keepHome: (home: Home) => void; readonly forgetHome: () => void }

const none: Home = { address: '', parcelNumber: '', propertyType: null }

const asked = createContext<HomeAsked>({
  ...none,
  keepHome: () => undefined,
  forgetHome: () => undefined,
})

export const useHomeAsked = (): HomeAsked => useContext(asked)

export const HomeAskedHere = ({ children }: { children: ReactNode }) => {
  // Who comes from their report has said which home it is.
  const reported = useOpenReport()
  const [kept, keepHome] = useState<Home | null>(null)
  const home = kept ?? reported ?? none
  const forgetHome = () => keepHome(none)
  return <asked.Provider value={{ ...home, keepHome, forgetHome }}>{children}</asked.Provider>
}
