/** An amount of money; cents show only when they matter, or always with `exact`. */
import { formatCents, formatMoney } from '#core/money.ts'

export const Money = ({ cents, exact = false }: { cents: number; exact?: boolean }) => (
  <span className="tabular whitespace-nowrap">{exact ? formatCents(cents) : formatMoney(cents)}</span>
)
