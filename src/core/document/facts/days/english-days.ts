/** Owns turning a day that was typed in Spanish into one that a board reads; all else stays as it was typed. */

const MONTHS = [
  ['enero', 'January'],
  ['febrero', 'February'],
  ['marzo', 'March'],
  ['abril', 'April'],
  ['mayo', 'May'],
  ['junio', 'June'],
  ['julio', 'July'],
  ['agosto', 'August'],
  ['septiembre', 'September'],
  ['setiembre', 'September'],
  ['octubre', 'October'],
  ['noviembre', 'November'],
  ['diciembre', 'December'],
] as const

const DAY = new RegExp(`\\b(\\d{1,2}) de (${MONTHS.map(([name]) => name).join('|')}) del? (\\d{4})\\b`, 'giu')

/** '15 de enero de 2026' becomes 'January 15, 2026'. */
export const withEnglishDays = (text: string): string =>
  text.replace(DAY, (_, day, month, year) => {
    const [, name = month] = MONTHS.find(([spanish]) => spanish === month.toLowerCase()) ?? []
    return `${name} ${day}, ${year}`
  })
