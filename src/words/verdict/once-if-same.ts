/** Says an amount once where school and other taxes have the same one. */
import { formatMoney } from '#core/money.ts'

export const onceIfSame = (
  schoolCents: number,
  otherCents: number,
  both: (amounts: { school: string; other: string }) => string,
): string => {
  const [school, other] = [formatMoney(schoolCents), formatMoney(otherCents)]
  return school === other ? school : both({ school, other })
}
