/** The address typed at the top of the page, so that the form below it does not ask again. */
import { createContext, type ReactNode, useContext, useState } from 'react'

type HomeAsked = { readonly address: string; readonly keepAddress: (address: string) => void }

const asked = createContext<HomeAsked>({ address: '', keepAddress: () => undefined })

export const useHomeAsked = (): HomeAsked => useContext(asked)

export const HomeAskedHere = ({ children }: { children: ReactNode }) => {
  const [address, keepAddress] = useState('')
  return <asked.Provider value={{ address, keepAddress }}>{children}</asked.Provider>
}
