/** The looks of a mail: light colors inline for every program, dark ones by class where a program asks for them. */
import type { CSSProperties } from 'react'
import { palette } from '#core/palette.ts'

const { byDay, byNight } = palette

const serif = "Georgia, 'Times New Roman', serif"
const sans = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const mono = 'Menlo, Consolas, monospace'

export const mailStyle = {
  body: { margin: '0', padding: '0', backgroundColor: byDay.paper, color: byDay.ink, fontFamily: sans },
  container: { width: '100%', maxWidth: '600px', margin: '0 auto', padding: '24px 12px' },
  wordmark: { margin: '0 0 16px', padding: '0 8px', borderCollapse: 'separate' },
  mark: {
    width: '32px',
    height: '32px',
    padding: '0 0 7px 7px',
    backgroundColor: byDay.action,
    borderRadius: '7px',
    fontSize: '0',
    lineHeight: '0',
    textAlign: 'left',
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
  },
  step: {
    display: 'inline-block',
    width: '6px',
    backgroundColor: byDay['on-action'],
    verticalAlign: 'bottom',
  },
  brand: {
    padding: '0 0 0 10px',
    verticalAlign: 'middle',
    fontFamily: serif,
    fontSize: '20px',
    fontWeight: 600,
    lineHeight: '28px',
  },
  card: {
    backgroundColor: byDay.surface,
    border: `1px solid ${byDay.line}`,
    borderRadius: '8px',
    padding: '24px 20px',
  },
  heading: {
    margin: '0 0 16px',
    fontFamily: serif,
    fontSize: '26px',
    fontWeight: 600,
    lineHeight: '34px',
    textWrap: 'balance',
  },
  figureBlock: { margin: '0 0 16px' },
  bigFigure: {
    margin: '0',
    fontFamily: serif,
    fontSize: '48px',
    fontWeight: 600,
    lineHeight: '54px',
    fontVariantNumeric: 'tabular-nums',
  },
  figureLabel: { margin: '0', color: byDay.soft, fontSize: '16px', lineHeight: '24px' },
  paragraph: { margin: '0 0 16px', fontSize: '18px', lineHeight: '28px', whiteSpace: 'pre-line' },
  oneLine: { whiteSpace: 'nowrap' },
  buttonRow: { margin: '8px 0 8px' },
  button: {
    backgroundColor: byDay.action,
    border: `1px solid ${byDay.action}`,
    borderRadius: '6px',
    color: byDay['on-action'],
    fontSize: '18px',
    fontWeight: 600,
    lineHeight: '24px',
    padding: '12px 24px',
    textDecoration: 'none',
  },
  fullAddress: {
    margin: '0 0 24px',
    fontSize: '14px',
    lineHeight: '20px',
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
  link: { color: byDay.action, textDecoration: 'underline' },
  codePage: {
    margin: '0 0 8px',
    fontSize: '14px',
    lineHeight: '20px',
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
  codeLabel: { margin: '0 0 4px', fontSize: '16px', lineHeight: '24px' },
  code: {
    margin: '0 0 16px',
    fontFamily: mono,
    fontSize: '26px',
    fontWeight: 600,
    letterSpacing: '3px',
    lineHeight: '36px',
    overflowWrap: 'anywhere',
  },
  table: {
    width: '100%',
    margin: '0 0 16px',
    borderCollapse: 'collapse',
    fontSize: '16px',
    lineHeight: '24px',
  },
  cell: {
    padding: '8px 8px 8px 0',
    borderBottom: `1px solid ${byDay.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  figure: {
    padding: '8px 0 8px 8px',
    borderBottom: `1px solid ${byDay.line}`,
    textAlign: 'right',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
  },
  list: { margin: '0 0 16px', padding: '0 0 0 24px', fontSize: '18px', lineHeight: '28px' },
  note: {
    margin: '0 0 16px',
    borderLeft: `4px solid ${byDay['amber-line']}`,
    padding: '4px 0 4px 12px',
    fontSize: '16px',
    lineHeight: '26px',
  },
  foot: { margin: '0 0 8px', padding: '0 8px', color: byDay.soft, fontSize: '14px', lineHeight: '20px' },
} satisfies Record<string, CSSProperties>

/** Only characters that need no escaping, so that it can stand as text in a style element. */
export const MAIL_STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background-color: ${byNight.paper} !important; color: ${byNight.ink} !important; }
  .card { background-color: ${byNight.surface} !important; border-color: ${byNight.line} !important; }
  .ink { color: ${byNight.ink} !important; }
  .soft { color: ${byNight.soft} !important; }
  .action { background-color: ${byNight.action} !important; border-color: ${byNight.action} !important; color: ${byNight['on-action']} !important; }
  .step { background-color: ${byNight['on-action']} !important; }
  .link { color: ${byNight.action} !important; }
  .rule { border-color: ${byNight.line} !important; }
  .note { border-color: ${byNight['amber-line']} !important; }
}
@media (max-width: 480px) {
  .button-row a { display: block !important; text-align: center !important; }
}`
