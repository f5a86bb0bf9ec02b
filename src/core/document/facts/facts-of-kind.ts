/** Owns which facts only one kind of document may state. */

import type { CalendarDate } from '#core/calendar-date.ts'
import type { Fact } from './fact-sheet.ts'
import { againstFacts } from './fact-sheet-against.ts'
import { besideFacts } from './fact-sheet-beside.ts'
import type { CaseMaterial } from './fact-sheet-case.ts'
import { enclosedFacts } from './fact-sheet-enclosed.ts'
import { formFacts } from './fact-sheet-form.ts'
import { playbookFacts } from './fact-sheet-playbook.ts'
import { scriptFacts } from './fact-sheet-script.ts'

export const factsOfKind = (
  material: CaseMaterial,
  justCents: number,
  valuedOn: CalendarDate,
): readonly Fact[] => {
  const { taxYear } = material.verdict
  if (material.kind === 'dr486_answer_sheet') return formFacts
  if (material.kind === 'cover_letter') return enclosedFacts(material.papers ?? [])
  if (material.kind === 'hearing_script') {
    const { county } = material.home
    return scriptFacts({ ...material, taxYear, valuedOn, county, justCents })
  }
  if (material.kind === 'case_summary')
    return [...againstFacts({ ...material, justCents, valuedOn }), ...besideFacts({ ...material, justCents })]
  if (material.kind !== 'playbook') return []
  return [
    ...playbookFacts({ ...material, justCents, taxYear, valuedOn }),
    ...againstFacts({ ...material, justCents, valuedOn }),
  ]
}
