/** Numbers as Americans say them: amounts, places in a row, years, and digit by digit. */

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const scales = [
  [1_000_000_000_000, 'trillion'],
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const

/** Whole, not below 0. */
export const cardinal = (value: number): readonly string[] => {
  const scale = scales.find(([size]) => value >= size)
  if (scale !== undefined) {
    const [size, name] = scale
    const rest = value % size
    return [...cardinal(Math.floor(value / size)), name, ...(rest === 0 ? [] : cardinal(rest))]
  }
  if (value < 20) return [small[value] ?? '']
  const ten = tens[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? [ten] : [ten, small[value % 10] ?? '']
}

const irregular: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

const withoutY = (word: string): string => word.replace(/y$/, 'ie')

/** 21 → twenty first. */
export const ordinal = (value: number): readonly string[] => {
  const words = cardinal(value)
  const last = words.at(-1) ?? ''
  return [...words.slice(0, -1), irregular[last] ?? `${withoutY(last)}th`]
}

/** The last word in the plural: eighty → eighties, six → sixes. */
export const pluralOf = (words: readonly string[]): readonly string[] => {
  const last = words.at(-1) ?? ''
  return [...words.slice(0, -1), `${withoutY(last)}${/x$/.test(last) ? 'es' : 's'}`]
}

/** '0100' → zero one zero zero. */
export const digitByDigit = (digits: string): readonly string[] =>
  [...digits].map((digit) => small[Number(digit)] ?? '')

/** 1994 → nineteen ninety four, 2005 → two thousand five, 2026 → twenty twenty six. */
export const yearWords = (year: number): readonly string[] => {
  const [century, rest] = [Math.floor(year / 100), year % 100]
  if (century % 10 === 0 && rest < 10) return cardinal(year)
  if (rest === 0) return [...cardinal(century), 'hundred']
  return [...cardinal(century), ...(rest < 10 ? ['oh'] : []), ...cardinal(rest)]
}

/** The number of a form or a statute, in pairs: 486 → four eighty six, 1031 → ten thirty one, 15 → fifteen. */
export const nameNumber = (digits: string): readonly string[] => {
  if (digits.startsWith('0') || digits.length > 4) return digitByDigit(digits)
  const value = Number(digits)
  if (value < 100) return cardinal(value)
  const [front, rest] = [Math.floor(value / 100), value % 100]
  if (rest === 0) return [...cardinal(front), 'hundred']
  return [...cardinal(front), ...(rest < 10 ? ['oh'] : []), ...cardinal(rest)]
}

/** '12.5153', '1,890', '6.3400' → the zeros at the end of a fraction are not said. */
export const numberWords = (written: string): readonly string[] => {
  const [whole = '', fraction = ''] = written.replaceAll(',', '').split('.')
  const said = fraction.replace(/0+$/, '')
  const before = whole === '' ? ['zero'] : cardinal(Number(whole))
  return said === '' ? before : [...before, 'point', ...digitByDigit(said)]
}
