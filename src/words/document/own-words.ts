/** Says what is pointed out in an owner's own words: why it may not stay, or why a board will not hear it. */

import type { WordingProblem } from '#core/document/gate/fact-gate-words.ts'
import type { OwnNotice } from '#core/document/gate/own-words.ts'
import type { Unheard } from '#core/document/gate/unheard.ts'

const WORDING: Readonly<Record<WordingProblem, string>> = {
  advice: 'This reads as advice on what to claim. Nobody but you decides that.',
  outcome: 'This speaks of how it will end, which nobody can know. Say what your evidence shows.',
  appraisal:
    'This speaks of an appraisal. Only a licensed appraiser makes one; this paper is your own opinion.',
  chatter: 'This looks like a mark or an address from another program. Take it out if it does not belong.',
  language: 'Offices and boards read English.',
  'number-word': 'This is a number in words. We compare only digits with your case.',
  citation: 'This names a law or a court. We have not checked it.',
  county: 'This names a county. Check that it is yours.',
}

const WHY_UNHEARD: Readonly<Record<Unheard, string>> = {
  'tax-burden':
    'A board will not weigh the size of a tax bill. It decides what the home was worth on January 1; the tax follows from that.',
  'ability-to-pay':
    'A board will not weigh what you can afford. The law looks at the home, not at its owner’s income or savings.',
  accusation:
    'A board hears evidence of value, not what somebody did or meant. Say what the record has wrong, and which exhibit shows it.',
  'others-exemption':
    'Another owner’s exemption or cap lowers what they are taxed on, not what a home is worth. Compare sale prices or just values.',
  promise: 'Nobody can promise a board what will be done or how it will end. Say what your evidence shows.',
}

const messageOf = ({ kind, figures }: OwnNotice): string => {
  if (kind === 'private')
    return 'This is from your playbook or from a page for you only. While it stands here, this document cannot be downloaded or put into a packet.'
  if (kind === 'figures')
    return `These figures are not in your case: ${figures.join(', ')}. A board will ask what shows them. Check each, or add what it stands for to the case.`
  return { ...WORDING, ...WHY_UNHEARD }[kind]
}

export const toldNotice = (notice: OwnNotice) => ({
  kind: notice.kind,
  message: messageOf(notice),
  at: notice.at,
})
