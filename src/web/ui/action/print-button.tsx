/** Opens the browser's print view of the page. */
import { Printer } from 'lucide-react'
import { Button } from './button.tsx'
import type { ButtonSize } from './button-style.ts'

export const PrintButton = ({ label, size = 'md' }: { label: string; size?: ButtonSize }) => (
  <Button variant={size === 'sm' ? 'quiet' : 'secondary'} size={size} onClick={() => window.print()}>
    <Printer aria-hidden="true" className="size-5" />
    {label}
  </Button>
)
