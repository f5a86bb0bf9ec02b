/** The worked example whose picture opens the page; read only while the site is built. */
import { parse } from 'yaml'
import { exampleBasis, exampleFile, workedExample } from '#content/worked-examples.ts'
import text from '/content/modules/01-introduction-and-background/examples.yaml?raw'

/** A large gap under the cap, so that a small win saves nothing. */
export const readPicturedExample = () => {
  const file = exampleFile.parse(parse(text))
  const { justCents, assessedCents, taxableCents } = workedExample(file, 'capped-homestead-modest')
  return {
    basis: exampleBasis(file),
    school: { justCents, assessedCents: assessedCents.school, taxableCents: taxableCents.school },
    nonSchool: { justCents, assessedCents: assessedCents.non_school, taxableCents: taxableCents.non_school },
  }
}
