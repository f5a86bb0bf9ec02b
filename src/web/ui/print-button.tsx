/** Opens the browser's print view of the page. */
import { Printer } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

export const PrintButton = ({ label }: { label: string }) => (
  <Button variant="secondary" onClick={() => window.print()}>
    <Printer aria-hidden="true" className="size-5" />
    {label}
  </Button>
)
