/** The notice of proposed taxes: a page on which one place after the other is pointed at. */
import type { noticeParts } from '#contract/course/film-picture.ts'
import * as words from '#messages/film/notice.ts'
import { type Look, marked, type PictureProps, pointedOf } from '#web/film/look.ts'
import { rich } from '#web/ui/layout/rich.ts'

type Part = (typeof noticeParts)[number]
type Printed = PictureProps<'notice'>['picture']['printed']
type Page = { parts: readonly Part[]; printed: Printed; look: Look }

const rows: readonly (readonly [Part, string])[] = [
  ['market', words.marketValue()],
  ['assessed', words.assessedValue()],
  ['exemptions', 'Exemptions'],
  ['taxable', words.taxableValue()],
]
const below: readonly (readonly [Part, string])[] = [
  ['school', words.taxableSchools()],
  ['county', words.taxableCounty()],
  ['rates', 'Rates'],
  ['taxes', 'Taxes'],
  ['charges', words.otherCharges()],
]

/** What is not talked about is there, and gray. */
const Words = ({ part, page: { parts, printed } }: { part: Part; page: Page }) =>
  parts.includes(part) || printed[part] === undefined ? (
    <span className="film-mark">{printed[part] ?? ''}</span>
  ) : (
    <span className="film-gray-bar" />
  )

const Row = ({ part, label, page }: { part: Part; label: string; page: Page }) => (
  <tr className={page.parts.includes(part) ? '' : 'film-aside'} style={marked(page.look, part)}>
    <th scope="row">{label}</th>
    <td data-pointed={pointedOf(page.look, 'last-year') > 0 || undefined}>
      <span className="film-gray-bar" />
    </td>
    <td data-pointed={pointedOf(page.look, 'this-year') > 0 || undefined}>
      <Words part={part} page={page} />
    </td>
  </tr>
)

const Foot = ({ page }: { page: Page }) => {
  const has = (part: Part) => page.parts.includes(part)
  if (!has('deadline') && !has('office')) return null
  return (
    <div className="film-notice-foot">
      {has('deadline') && (
        <p style={marked(page.look, 'deadline')}>
          {rich(words.petitionBy({ bold: () => <b className="film-mark">{page.printed.deadline}</b> }))}
        </p>
      )}
      {has('office') && (
        <p style={marked(page.look, 'office')}>
          {rich(words.questions({ span: () => <span className="film-mark">{page.printed.office}</span> }))}
        </p>
      )}
    </div>
  )
}

export const NoticePicture = ({ picture: { parts, printed }, look }: PictureProps<'notice'>) => {
  const page: Page = { parts, printed, look }
  const isWanted = ([part]: readonly [Part, string]) => parts.includes(part)
  return (
    <div className="film-sheet film-notice">
      <div className="film-notice-head">
        <p className="film-heading">{words.noticeOfProposedTaxes()}</p>
        <p style={marked(look, 'parcel')}>
          <span className="film-mark">{printed.parcel}</span>
        </p>
      </div>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col" style={marked(look, 'last-year')}>
              <span className="film-mark">{words.lastYear()}</span>
            </th>
            <th scope="col" style={marked(look, 'this-year')}>
              <span className="film-mark">{words.thisYear()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {[...rows, ...below.filter(isWanted)].map(([part, label]) => (
            <Row key={part} part={part} label={label} page={page} />
          ))}
        </tbody>
      </table>
      <Foot page={page} />
    </div>
  )
}
