/** Owns every color of the product: pages by day, by night and on paper, mails, documents, and the pages of the stand-ins. */

/** What a browser shows around a page before anything of it is drawn. */
export const paperByDay = '#faf6ee'
export const paperByNight = '#0e1919'

const actionByDay = '#0c5a59'

/** By the name of its property: `--color-action-hover`. */
const byDay = {
  paper: paperByDay,
  surface: '#fffdf9',
  sunken: '#f1eadc',
  ink: '#14302f',
  soft: '#4a605d',
  line: '#ddd3c1',
  /** What a pen writes on, and the edge of a control. */
  control: '#778780',
  action: actionByDay,
  'action-hover': '#073f3f',
  'on-action': '#ffffff',
  tint: '#e1eeea',
  coral: '#b23f2b',
  'on-coral': '#ffffff',
  'coral-tint': '#fce9e2',
  amber: '#855300',
  'amber-line': '#b57f14',
  'amber-tint': '#fbeecd',
  deep: '#0a3c3d',
  'on-deep': '#faf6ee',
  'deep-soft': '#bfd6d1',
  focus: actionByDay,
} as const

export type ColorName = keyof typeof byDay
type Colors = Readonly<Record<ColorName, string>>

const byNight: Colors = {
  paper: paperByNight,
  surface: '#152424',
  sunken: '#0a1313',
  ink: '#edf2ec',
  soft: '#b2c3bd',
  line: '#2e4443',
  control: '#78908a',
  action: '#74cabe',
  'action-hover': '#97dcd2',
  'on-action': '#06211f',
  tint: '#17342f',
  coral: '#ff9f89',
  'on-coral': '#34110a',
  'coral-tint': '#3b201a',
  amber: '#f1c36b',
  'amber-line': '#b98a2c',
  'amber-tint': '#362a10',
  deep: '#0a2f30',
  'on-deep': '#f4efe4',
  'deep-soft': '#b4cfc9',
  focus: '#74cabe',
}

/** Black on white, where it differs from the day's. */
const inPrint = {
  paper: '#ffffff',
  surface: '#ffffff',
  sunken: '#ffffff',
  ink: '#000000',
  soft: '#333333',
  line: '#999999',
  control: '#666666',
  'action-hover': actionByDay,
  tint: '#eef3f1',
  coral: '#8f2f1e',
  'coral-tint': '#ffffff',
  amber: '#6b4300',
  'amber-tint': '#ffffff',
  deep: '#ffffff',
  'on-deep': '#000000',
  'deep-soft': '#333333',
} as const satisfies Partial<Colors>

export const palette = { byDay, byNight, inPrint } as const

const properties = (colors: Partial<Colors>): string =>
  Object.entries(colors)
    .map(([name, color]) => `--color-${name}: ${color};`)
    .join('\n')

/** For Tailwind: the day's as its theme, the others where they hold. */
export const paletteSheet = (): string => `@theme {
${properties(byDay)}
}
@layer base {
  @media (prefers-color-scheme: dark) {
    :root {
${properties(byNight)}
    }
  }
}
@media print {
  :root {
    color-scheme: light;
${properties({ ...byDay, ...inPrint })}
  }
}
`

const dayAndNight = (name: ColorName): string => `light-dark(${byDay[name]}, ${byNight[name]})`

/** For the pages of the stand-ins, which know no other product. */
export const standInColors = () => ({
  paper: dayAndNight('paper'),
  surface: dayAndNight('surface'),
  ink: dayAndNight('ink'),
  soft: dayAndNight('soft'),
  line: dayAndNight('line'),
  control: dayAndNight('control'),
  action: dayAndNight('action'),
  onAction: dayAndNight('on-action'),
  warning: dayAndNight('coral'),
  onWarning: dayAndNight('on-coral'),
  warningTint: dayAndNight('coral-tint'),
})
