/** What is folded on the screen is printed open. */
import { useEffect } from 'react'

const closedDetails = () => [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]

/** Only the browser knows when it prints: its own menu and Ctrl-P count as much as our button. */
export const useOpenDetailsForPrint = () => {
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = []
    const open = () => {
      opened = closedDetails()
      for (const details of opened) details.open = true
    }
    const close = () => {
      for (const details of opened) details.open = false
      opened = []
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [])
}
