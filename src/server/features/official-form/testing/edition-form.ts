/** Owns a form with the fields of DR-486, R. 12/25, that a filling can go wrong by. Of the tests' own making, not the state's. */
import { type PDFCheckBox, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { KNOWN_FIELDS } from '#core/document/official-form-edition.ts'

const counties = ['Select County ', 'Dade', 'DeSoto ', 'Hillsborough ', 'Orange ', 'Polk', 'St. Johns  ']

/** On as the file has it: `/On` of most boxes, `/Yes` of two. */
const boxes = [
  ['decrease', 1, [200, 349, 210, 359], 'On'],
  ['increase', 1, [264, 349, 274, 359], 'On'],
  ['Res 14 units', 1, [116, 397, 126, 407], 'On'],
  ['Check Box6', 1, [39, 250, 51, 264], 'Yes'],
  ['Check Box7', 1, [38, 191, 51, 205], 'Yes'],
] as const

/** Names of Part 4 that stand a row too far: the employer's name under that of an attorney, and so on. */
const shifted = [
  'A Florida Bar licensed attorney',
  'A Florida real estate appraiser',
  'undefined_4',
  'A Florida certified public accountant',
  'I understand that written authorization',
] as const

const rectangle = ([left, bottom, right, top]: readonly [number, number, number, number]) => ({
  x: left,
  y: bottom,
  width: right - left,
  height: top - bottom,
  borderWidth: 0,
})

/** Boxes of this library are on with `/Yes`; most of the state's with `/On`. */
const switchOnWith = (box: PDFCheckBox, on: string): void => {
  for (const { dict } of box.acroField.getWidgets()) {
    const looks = dict.lookup(PDFName.of('AP'), PDFDict).lookup(PDFName.of('N'), PDFDict)
    const look = looks.get(PDFName.of('Yes'))
    if (on === 'Yes' || look === undefined) continue
    looks.delete(PDFName.of('Yes'))
    looks.set(PDFName.of(on), look)
    dict.set(PDFName.of('AS'), PDFName.of(on))
  }
  box.acroField.dict.set(PDFName.of('V'), PDFName.of(on))
}

interface Made {
  /** Two fields change places, as in a file that somebody edited. */
  readonly swapped?: boolean
  readonly ticked?: boolean
}

export const editionForm = async ({ swapped = false, ticked = true }: Made = {}): Promise<Buffer> => {
  const file = await PDFDocument.create()
  const pages = [1, 2, 3].map(() => file.addPage([612, 792]))
  const pageOf = (number: number) => pages[number - 1] ?? file.getPage(0)
  const form = file.getForm()
  const { county, taxpayer_name: name, parcel_and_address: parcel, ...others } = KNOWN_FIELDS
  if (!county || !name || !parcel) throw new Error('The edition has these fields.')
  const list = form.createDropdown(county.name)
  list.addOptions(counties)
  list.addToPage(pageOf(county.page), rectangle(county.box))
  const places = swapped ? [parcel, name] : [name, parcel]
  for (const [at, field] of [name, parcel].entries()) {
    const text = form.createTextField(field.name)
    if (field === parcel) text.enableMultiline()
    text.addToPage(pageOf(1), rectangle(places[at]?.box ?? field.box))
  }
  for (const field of Object.values(others))
    form.createTextField(field.name).addToPage(pageOf(field.page), rectangle(field.box))
  for (const [title, page, box, on] of boxes) {
    const tick = form.createCheckBox(title)
    tick.addToPage(pageOf(page), rectangle(box))
    if (ticked) tick.check()
    switchOnWith(tick, ticked ? on : 'Yes')
  }
  for (const [at, title] of shifted.entries())
    form.createTextField(title).addToPage(pageOf(2), { x: 300, y: 400 - 20 * at, width: 200, height: 14 })
  return Buffer.from(await file.save({ updateFieldAppearances: false }))
}
