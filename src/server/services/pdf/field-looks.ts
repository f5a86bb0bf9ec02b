/** Draws what is filled into the fields of a form where the file leaves that to its reader: a page without it would be an empty form. */
import {
  PDFBool,
  PDFCheckBox,
  PDFDict,
  type PDFDocument,
  PDFDropdown,
  type PDFField,
  type PDFFont,
  PDFName,
  PDFOptionList,
  PDFRadioGroup,
  PDFStream,
  PDFTextField,
} from '@cantoo/pdf-lib'

const named = (name: string): PDFName => PDFName.of(name)

/** Whose pages are a notice to open them elsewhere: what they hold is in a form of another kind (XFA). */
class NotPagesYet extends Error {
  override readonly name = 'NotPagesYet'
}

/** The type of forms has Latin letters only, and question marks would stand for others. */
class FieldNotDrawable extends Error {
  override readonly name = 'FieldNotDrawable'
}

type Filled = PDFTextField | PDFDropdown | PDFOptionList

/** Empty for what is no field to write in. */
const wordsIn = (field: PDFField): string => {
  if (field instanceof PDFTextField) return field.getText() ?? ''
  if (field instanceof PDFDropdown || field instanceof PDFOptionList) return field.getSelected().join('')
  return ''
}

const isFilled = (field: PDFField): field is Filled => wordsIn(field) !== ''

const drawWords = (field: Filled, font: PDFFont): void => {
  const known = new Set(font.getCharacterSet())
  const letters = [...wordsIn(field)].filter((letter) => !/\s/.test(letter))
  if (letters.some((letter) => !known.has(letter.codePointAt(0) ?? 0))) throw new FieldNotDrawable()
  field.defaultUpdateAppearances(font)
}

const isTicked = (field: PDFField): field is PDFCheckBox | PDFRadioGroup => {
  if (field instanceof PDFCheckBox) return field.isChecked()
  return field instanceof PDFRadioGroup && field.getSelected() !== undefined
}

const hasLook = (field: PDFField): boolean =>
  field.acroField.getWidgets().every((widget) => {
    const look = widget.getAppearances()?.normal
    return look instanceof PDFStream || look instanceof PDFDict
  })

const formsIn = ({ catalog }: PDFDocument): PDFDict | null => {
  const forms = catalog.lookup(named('AcroForm'))
  return forms instanceof PDFDict ? forms : null
}

const is = (dict: PDFDict, key: string): boolean => dict.lookup(named(key)) === PDFBool.True

/** Throws NotPagesYet. */
export const checkHasPages = (file: PDFDocument): void => {
  if (is(file.catalog, 'NeedsRendering') && formsIn(file)?.has(named('XFA'))) throw new NotPagesYet()
}

/** Throws FieldNotDrawable. */
export const drawFields = (file: PDFDocument): void => {
  const forms = formsIn(file)
  if (forms === null) return
  // Then the looks that are there may be those of before it was filled in.
  const areOld = is(forms, 'NeedAppearances')
  const form = file.getForm()
  for (const field of form.getFields()) {
    if (isFilled(field) && (areOld || !hasLook(field))) drawWords(field, form.getDefaultFont())
    else if (isTicked(field) && !hasLook(field)) field.defaultUpdateAppearances()
  }
  forms.delete(named('NeedAppearances'))
}
