/** The home asked about at the top of the page, so that the form below it does not ask again. */
import { createContext, type ReactNode, useContext, useState } from 'react'

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
  const [home, keepHome] = useState(none)
  const forgetHome = () => keepHome(none)
  return <asked.Provider value={{ ...home, keepHome, forgetHome }}>{children}</asked.Provider>
}
