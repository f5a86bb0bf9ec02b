/** Owns what an answer sheet knows of its own case: what the petition would save, and which answers of the form are facts of it. */

import { scriptMinutesFor } from '#core/case/document/request.ts'
import { formatMoney } from '#core/money.ts'
import { useCodeName } from '#core/property/use-code.ts'
import { mostUnitsOfResidentialBox } from '../official-form-edition.ts'
import { worked } from './estimate/verdict.ts'
import { formFacts } from './law/form.ts'
import { figureFact, nameFact, sentenceFact } from './make-fact.ts'
import { nearWords } from './playbook/first.ts'
import type { JudgedCase } from './playbook/material.ts'
import { askedScenario, inWholeDollars, leftWords, type MoneyMaterial } from './playbook/money.ts'
import type { Fact } from './sheet.ts'

const SAVING = 'What the petition would save'

/** The value that is asked for, else what holds for every lower value; the sentence of the answer says the rest. */
const savingWords = (material: Pick<JudgedCase, 'verdict' | 'held' | 'sales'>): string => {
  const { verdict } = material
  const asked = askedScenario(verdict)
  const fee = `The filing fee is ${formatMoney(verdict.fee.cents)}.`
  if (asked?.savingCents != null) {
    const left = leftWords(asked.savingCents, verdict)
    const after = left === null ? '' : ` That leaves about ${left}.`
    return `At ${formatMoney(asked.justCents)}, the value you ask for, this petition would save ${inWholeDollars(asked.savingCents)} in one year. ${fee}${after}${nearWords(material)}`
  }
  const scenarios = verdict.readings.flatMap((reading) => reading.scenarios)
  return scenarios.length > 0 && scenarios.every(({ savingCents }) => savingCents === 0)
    ? `This petition would save $0 in one year, at every lower value we checked. ${fee}`
    : `What this petition would save: ${verdict.headline}`
}

/** The homes that are one dwelling, in the words of the record; which of the two boxes a larger building is under, it does not say. */
const ONE_DWELLING: readonly string[] = [
  useCodeName('001'),
  useCodeName('002'),
  useCodeName('004'),
  useCodeName('005'),
]

/** A case is opened for a lower value; only a figure of its owner's own can say otherwise. */
const asksLess = ({ held, justCents }: MoneyMaterial): boolean => {
  const opinion = held?.file.value.opinionCents ?? null
  return opinion === null || opinion < justCents
}

/** Its owner has written down a lower value. */
const isOfValue = (material: MoneyMaterial): boolean =>
  material.held?.file.value.opinionCents != null && asksLess(material)

const isOfFewUnits = ({ useName, unitCount }: { useName: string | null; unitCount: number | undefined }) =>
  (unitCount !== undefined && unitCount <= mostUnitsOfResidentialBox) ||
  (useName !== null && ONE_DWELLING.includes(useName))

export const answerSheetFacts = (
  material: MoneyMaterial &
    Pick<JudgedCase, 'sales'> & {
      readonly home: { readonly homestead: boolean }
      /** As the record has it; null where the home is not on it. */
      readonly useName: string | null
      /** How many homes the record counts on the parcel, where it does. */
      readonly unitCount: number | undefined
    },
): readonly Fact[] => [
  sentenceFact('form.saving', SAVING, savingWords(material), worked),
  ...figureFact(
    'form.minutes',
    'Time you need',
    'minutes',
    scriptMinutesFor(material.held?.file.hearing.minutes ?? null),
    'Your lines, your exhibits and questions',
  ),
  ...(isOfValue(material)
    ? nameFact('form.value-reason', 'Reason', 'Real property value', 'The value your case asks for')
    : []),
  ...(asksLess(material)
    ? [
        sentenceFact(
          'form.asks-less',
          'What your case asks',
          'You are preparing a request for a lower value, so this sheet says decrease.',
          'Your case',
        ),
      ]
    : []),
  ...(material.home.homestead
    ? [
        sentenceFact(
          'form.lives-there',
          'Where you get mail',
          'You have the homestead exemption, so you live here.',
          'Your answer about the homestead exemption',
        ),
      ]
    : []),
  ...(isOfFewUnits(material)
    ? nameFact(
        'form.type',
        'Type of property',
        `Residential 1–${mostUnitsOfResidentialBox} units`,
        'The use on the county’s record',
      )
    : []),
  ...formFacts,
]
