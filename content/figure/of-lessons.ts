/** Owns which figures a lesson can call for, each drawn from what core makes of the worked examples. */

import { exampleFile, workedExample } from '#content/example/worked.ts'
import { partialPayment } from '#content/figure/payment.ts'
import { adjustmentGrid, costOfSale } from '#content/figure/sales.ts'
import { stepFigures } from '#content/figure/steps.ts'
import { noticeValues, type PicturedExample, sameCut, valueStaircase } from '#content/figure/values.ts'
import { dollars } from '#core/money.ts'

/** From the words of a `::figure` line to HTML. Throws for a figure or an example that does not exist. */
export type LessonFigures = (call: string) => string

export const lessonFigures = (exampleFiles: readonly unknown[]): LessonFigures => {
  const files = exampleFiles.map((file) => exampleFile.parse(file))
  const example = (id = ''): PicturedExample => {
    const file = files.find(({ examples }) => examples.some((one) => one.id === id))
    const given = file?.examples.find((one) => one.id === id)
    if (!file || !given) throw new Error(`A figure asks for the example ${id}, which no file has.`)
    return {
      id,
      kind: given.portionKind,
      worked: workedExample(file, id),
      chargesCents: dollars(given.nonAdValorem ?? 0),
    }
  }
  const comparison = (id = '') => {
    const given = files.flatMap(({ comparisons }) => comparisons).find((one) => one.id === id)
    if (!given) throw new Error(`A figure asks for the comparison ${id}, which no file has.`)
    return given
  }
  const figures: Readonly<Record<string, (ids: readonly string[]) => string>> = {
    'value-staircase': ([id]) => valueStaircase(example(id)),
    'same-cut': (ids) => sameCut(ids.map(example)),
    'notice-values': ([id]) => noticeValues(example(id)),
    'partial-payment': ([id]) => partialPayment(example(id)),
    'adjustment-grid': ([id]) => adjustmentGrid(comparison(id)),
    'cost-of-sale': ([id]) => costOfSale(comparison(id)),
    ...stepFigures,
  }
  return (call) => {
    const [name = '', ...ids] = call.split(' ')
    const figure = figures[name]
    if (!figure) throw new Error(`No figure is called ${name}.`)
    return figure(ids)
  }
}
