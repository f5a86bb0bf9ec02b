/** The colors of the pages that stand-ins show: those of the system, unless who starts one gives those of a product. */

/** Each as CSS writes it, good by day and by night. */
export interface PageColors {
  readonly paper: string
  readonly surface: string
  readonly ink: string
  readonly soft: string
  readonly line: string
  readonly control: string
  readonly action: string
  readonly onAction: string
  /** What warns: the bar that says it is a test, and errors. */
  readonly warning: string
  readonly onWarning: string
  readonly warningTint: string
}

const systemColors: PageColors = {
  paper: 'Canvas',
  surface: 'Canvas',
  ink: 'CanvasText',
  soft: 'CanvasText',
  line: 'GrayText',
  control: 'ButtonBorder',
  action: 'LinkText',
  onAction: 'Canvas',
  warning: 'MarkText',
  onWarning: 'Mark',
  warningTint: 'Canvas',
}

/** As custom properties: `--on-action`. */
export const colorSheet = (colors: PageColors = systemColors): string => {
  const named = Object.entries(colors).map(
    ([name, color]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${color};`,
  )
  return `:root { color-scheme: light dark; ${named.join(' ')} }`
}
