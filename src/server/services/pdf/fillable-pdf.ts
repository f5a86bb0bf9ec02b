/** Reads which fields a fillable PDF has, and fills some of them: all are drawn onto the pages, so that none is left. */
import {
  PDFButton,
  PDFCheckBox,
  PDFDict,
  PDFDocument,
  PDFDropdown,
  type PDFField,
  type PDFFont,
  type PDFForm,
  PDFName,
  PDFOptionList,
  PDFRadioGroup,
  PDFSignature,
  PDFTextField,
  StandardFonts,
} from '@cantoo/pdf-lib'
import type { FormField } from '#core/document/official-form.ts'
import { listedNames } from '#core/document/official-form-edition.ts'

const open = (bytes: Uint8Array): Promise<PDFDocument> =>
  // One that is locked against changes opens with an empty password, as in every reader.
  PDFDocument.load(bytes, { updateMetadata: false, password: '' })

const kindOf = (field: PDFField): FormField['kind'] => {
  if (field instanceof PDFTextField) return 'text'
  if (field instanceof PDFDropdown || field instanceof PDFOptionList) return 'choice'
  if (field instanceof PDFCheckBox || field instanceof PDFRadioGroup) return 'tick'
  return field instanceof PDFSignature ? 'signature' : 'button'
}

/** Where a field's first box stands. */
const placesIn = (file: PDFDocument) => {
  const pages = new Map(
    file
      .getPages()
      .flatMap(({ node }, at) =>
        (node.Annots()?.asArray() ?? []).map((box) => [file.context.lookup(box), at + 1]),
      ),
  )
  return (field: PDFField): Pick<FormField, 'place'> => {
    const [widget] = field.acroField.getWidgets()
    const page = widget === undefined ? undefined : pages.get(widget.dict)
    if (widget === undefined || page === undefined) return {}
    const { x, y, width, height } = widget.getRectangle()
    return { place: { page, box: [x, y, x + width, y + height] } }
  }
}

/** null for a file that is no PDF that can be read. */
export const fieldsOfPdf = async (bytes: Uint8Array): Promise<readonly FormField[] | null> => {
  try {
    const file = await open(bytes)
    const placeOf = placesIn(file)
    return file
      .getForm()
      .getFields()
      .map((field) => ({ name: field.getName(), kind: kindOf(field), ...placeOf(field) }))
  } catch {
    // Whatever the library finds wrong with it, it cannot be filled in.
    return null
  }
}

const usualSize = 10
/** Smaller nobody can read. */
const leastSize = 6
const inset = 4

/** The largest size at which a line fits; null when it does not fit at all. */
const sizeFor = (text: string, font: PDFFont, width: number): number | null => {
  const fitting = Math.floor((2 * (width - inset)) / font.widthOfTextAtSize(text, 1)) / 2
  return fitting < leastSize ? null : Math.min(usualSize, fitting)
}

/** Words as they break into lines of a width; null where one of them is wider. */
const linesIn = (text: string, font: PDFFont, size: number, width: number): number | null => {
  const widths = text.split(/\s+/).map((word) => font.widthOfTextAtSize(word, size))
  if (widths.some((each) => each > width)) return null
  const blank = font.widthOfTextAtSize(' ', size)
  let [lines, used] = [1, 0]
  for (const each of widths) {
    const fits = used === 0 || used + blank + each <= width
    lines += fits ? 0 : 1
    used = fits && used > 0 ? used + blank + each : each
  }
  return lines
}

/** A line takes a fifth more than its letters, as the library sets them. */
const lineStep = 1.2

/** The largest size at which all lines fit; null when they do not fit at all. */
const sizeForLines = (
  text: string,
  font: PDFFont,
  { width, height }: { readonly width: number; readonly height: number },
): number | null => {
  for (let size = usualSize; size >= leastSize; size -= 0.5) {
    const lines = linesIn(text, font, size, width - inset)
    if (lines !== null && lines * font.heightAtSize(size) * lineStep <= height - inset) return size
  }
  return null
}

const isInFont = (text: string, font: PDFFont): boolean => {
  const known = new Set(font.getCharacterSet())
  return [...text].every((letter) => known.has(letter.codePointAt(0) ?? 0))
}

const writeText = (field: PDFTextField, text: string, font: PDFFont): boolean => {
  const [widget] = field.acroField.getWidgets()
  if (!widget || !isInFont(text, font) || text.length > (field.getMaxLength() ?? text.length)) return false
  const box = widget.getRectangle()
  const size = field.isMultiline() ? sizeForLines(text, font, box) : sizeFor(text, font, box.width)
  if (size === null) return false
  const look = `/Helv ${size} Tf 0 g`
  field.acroField.setDefaultAppearance(look)
  for (const one of field.acroField.getWidgets()) one.setDefaultAppearance(look)
  field.setText(text)
  return true
}

const plain = (text: string): string => text.toLowerCase().replace(/\bcounty\b|[^a-z0-9]/g, '')

const choose = (field: PDFDropdown | PDFOptionList, text: string): boolean => {
  const names = listedNames(text).map(plain)
  const option = field.getOptions().find((one) => names.includes(plain(one)))
  if (option !== undefined) field.select(option)
  return option !== undefined
}

/** False when the text cannot stand in the field whole: it then stays blank. */
const answer = (field: PDFField, text: string, font: PDFFont): boolean => {
  if (field instanceof PDFTextField) return writeText(field, text, font)
  return (field instanceof PDFDropdown || field instanceof PDFOptionList) && choose(field, text)
}

/** Nothing that came with the file is in it as if its reader had said so. */
const clear = (form: PDFForm, field: PDFField): void => {
  if (field instanceof PDFTextField) field.setText(undefined)
  else if (field instanceof PDFCheckBox) field.uncheck()
  else if (field instanceof PDFRadioGroup) field.clear()
  else if (field instanceof PDFDropdown || field instanceof PDFOptionList) field.clear()
  else if (field instanceof PDFButton || field instanceof PDFSignature) form.removeField(field)
}

/** What acts, what was said of the file before, and the form itself, which is part of the pages now. */
const strip = ({ catalog, context }: PDFDocument): void => {
  for (const key of ['AcroForm', 'OpenAction', 'AA', 'Metadata', 'Perms']) catalog.delete(PDFName.of(key))
  const names = catalog.lookup(PDFName.of('Names'))
  if (names instanceof PDFDict) names.delete(PDFName.of('JavaScript'))
  delete context.trailerInfo.Info
}

type Filled = {
  readonly bytes: Buffer
  /** Fields whose text could not stand in them whole. */
  readonly tooSmall: readonly string[]
}

/** `answers` by the names of the fields; every other field is blank. */
export const fillPdf = async (
  bytes: Uint8Array,
  answers: ReadonlyMap<string, string>,
  { title, now }: { readonly title: string; readonly now: Date },
): Promise<Filled> => {
  const file = await open(bytes)
  const form = file.getForm()
  if (form.hasXFA()) form.deleteXFA()
  const font = await file.embedFont(StandardFonts.Helvetica)
  for (const field of form.getFields()) clear(form, field)
  const tooSmall = form
    .getFields()
    .map((field) => ({ field, text: answers.get(field.getName()) }))
    .flatMap(({ field, text }) => (text === undefined || answer(field, text, font) ? [] : [field.getName()]))
  form.updateFieldAppearances(font)
  form.flatten({ updateFieldAppearances: false })
  strip(file)
  file.setTitle(title, { showInWindowTitleBar: true })
  file.setLanguage('en-US')
  file.setCreationDate(now)
  file.setModificationDate(now)
  return { bytes: Buffer.from(await file.save({ updateFieldAppearances: false })), tooSmall }
}
