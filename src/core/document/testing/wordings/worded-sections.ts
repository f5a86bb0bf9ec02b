/** Owns sections as our program once wrote them, facts by name: what the wordings beside are held against, whatever it writes by now. */

import type { SectionPlan } from '#core/document/draft.ts'
import { sentenceFact } from '#core/document/facts/make-fact.ts'
import type { FactSheet } from '#core/document/facts/sheet.ts'
import { type ModelTask, modelTaskOf } from '#core/document/gate/model-task.ts'

/** One row a line, its parts between bars; “¶” begins a paragraph. */
export const rowsIn = (block: string): readonly (readonly string[])[] =>
  block
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').map((part) => part.replaceAll(' ¶ ', '\n\n')))

export const SECTIONS: ReadonlyMap<string, string> = new Map(
  rowsIn(`
summary/home | This is about the home at {home.address}, in {home.county}. It is taken as a homestead. Written on {day.written}. ¶ The values are read from the {parcel.roll}, where the home is parcel {parcel.id}. The roll gives its use as “{parcel.use}”, {parcel.built} as the year it was built and an effective area of {parcel.area}. The effective area counts porches and garages in part, so it differs from the heated living area.
summary/values | For {value.year} the just value is {value.just}. It is the appraiser’s figure for what the home was worth on {day.valuation}. The tax is not worked out on it directly: a cap may hold the assessed value below it, and exemptions come off after that. School levies and all other levies follow different rules, so each has its own line. ¶ {levy.current-law.school} ¶ {levy.current-law.non_school} ¶ {tax.current-law}
summary/caps | This home is a homestead. The Save Our Homes cap holds back how fast its assessed value may rise, so the assessed value can lie below the just value. A cut that stays above the assessed value changes no tax. ¶ School levies. {cap.current-law.school} ¶ All other levies. {cap.current-law.non_school}
summary/answer | {petition-time.over} ¶ The answer below is about the numbers of that year. It does not open the time again. ¶ {verdict.headline} ¶ The numbers leave room: a lower value would lower the tax. Whether a lower value can be shown is a separate question, and this analysis does not answer it. ¶ {why.1} ¶ {why.2} ¶ {why.3}
summary/arithmetic | Each line takes one lower just value and works out both levies again. None of these values is a forecast: the lines show what would follow if a board set that value. ¶ {cut.current-law.cut_5} ¶ {cut.current-law.cut_10} ¶ {cut.current-law.cut_15} ¶ {cut.current-law.cut_25} ¶ {later-note.1} ¶ {later-note.2}
summary/estimate | {estimate.1} ¶ An estimate from sales knows what the roll knows of a home, and nothing of what it is like inside.
summary/gathered | Your opinion of value is not written down yet. ¶ Corrections of the record, chosen sales and what lowers the value are not in your case yet.
summary/to-show | {law.burden} ¶ {law.owner} ¶ {law.factors} ¶ In practice the proof comes from these places. Which of them there is for this home is for the owner to see. ¶ The record. If the appraiser’s record has the size, the year, the baths or the quality wrong, the proof is the record card beside a plan, a permit or a dated photo. ¶ The condition. Damage and wear count as they were on the valuation day. The proof is dated photos and written estimates of what the repair costs. ¶ Comparable sales. Sales of like homes nearby, close to the valuation day, each adjusted for what makes it differ. The adjustments need a reason that can be stated. ¶ Like treatment. The just value for each square foot of like homes, taken from the roll. Assessed values are not compared, because a cap sets them. ¶ {law.net-proceeds}
summary/else | These do not depend on a petition. ¶ {help.1} ¶ {help.2} ¶ {help.3}
summary/dates | These are the days for a home in {home.county}, from the day of writing on. A day printed on your own notice counts before every day named here. ¶ {petition-time.over} ¶ {due.discount-4-2026} ¶ {due.discount-3-2026} ¶ {due.evidence-aim-2027} ¶ {due.valuation-2027} ¶ {due.evidence-2027} ¶ {due.evidence-check-2027} ¶ {due.hearing-2027} ¶ {due.discount-2-2026} ¶ {due.discount-1-2026} ¶ {due.exemptions-2027} ¶ {due.payment-2026} ¶ {due.notice-2027} ¶ {due.petition-2027} ¶ Questions about the record and the value: {county.appraiser}. ¶ Petitions are filed with: {county.board}.
script/opening | “I own the home at {home.address}. The appraiser set its just value at {value.just} for {value.year}.” ¶ “I ask the board to find that on {day.valuation} the just value was $________.” ¶ “The parcel number is {parcel.id}.”
script/condition | “Exhibit ________ shows ________ as it was on or near {day.valuation}. The estimate in exhibit ________ puts the repair at $________.” ¶ “A buyer on that day would have seen it. I ask the appraiser how the figure takes it into account.” ¶ Leave this part out if there is nothing to show.
script/questions | “Which of your sales is most like my home, and how did you adjust it?” ¶ “What condition did you assume, and when was the home last seen from inside?” ¶ “What did you take off for the cost of sale, and where is that reported?” ¶ “Was that done in the same way for like homes on my street?”
script/closing | “For these reasons the just value of {home.address} on {day.valuation} was $________. I ask the board to set it at that figure. Thank you.”
script/notes | This script is made for {script.minutes}. Read it aloud with a clock once your own figures are in it; the notice of hearing says how long you have. ¶ {script.spoken} ¶ {law.order} ¶ {law.evidence} ¶ Speak of value, not of tax. The board decides what the home was worth; what that does to the tax follows by itself. ¶ Fill every blank from your own exhibits, or strike the line. The value you ask for is your own opinion, and you answer for it. This script is general information. It is not an appraisal and not legal advice.
sheet/purpose | {law.conference} ¶ It is a talk with the office that set the value. A plain mistake in the record is often put right there, and you hear what the value rests on. ¶ The office: {county.appraiser}.
sheet/value | The just value for {value.year} is {value.just}. ¶ {levy.current-law.school} ¶ {levy.current-law.non_school} ¶ Ask what the office would change if a proof holds, and by how much.
sheet/ask | Which sales did you use for this home, and how did you adjust them? ¶ What condition and quality did you assume, and when was the home last seen from inside? ¶ What did you take off for the cost of a sale, and where is it reported? ¶ If I show you this proof, what would you change? ¶ Will you send me the change in writing, and by which day?
sheet/after | Spoke with: ________. Day and time: ________. ¶ Answers and figures: ________. ¶ New just value offered: $________. To be confirmed in writing by: ________. ¶ Have a new value in writing before you sign anything, and read what becomes of the rest.
sheet/dates | These are the days for a home in {home.county}, from the day of writing on. A day printed on your own notice counts before every day named here. ¶ {due.discount-4-2026} ¶ {due.discount-3-2026} ¶ {due.evidence-aim-2027} ¶ {due.valuation-2027} ¶ {due.evidence-2027} ¶ {due.evidence-check-2027} ¶ {due.hearing-2027} ¶ {due.discount-2-2026} ¶ {due.discount-1-2026} ¶ {due.exemptions-2027} ¶ {due.payment-2026} ¶ {due.notice-2027} ¶ {due.petition-2027} ¶ Questions about the record and the value: {county.appraiser}. ¶ Petitions are filed with: {county.board}.
summary/answer-2 | {petition-time.over} ¶ The answer below is about the numbers of that year. It does not open the time again. ¶ {verdict.headline} ¶ On these numbers no answer can be given. What is missing or unclear is named below. ¶ {why.1} ¶ {why.2} ¶ {why.3} ¶ {why.4}
summary/home-2 | This is about the home at {home.address}, in {home.county}. It is taken as a homestead. Written on {day.written}. ¶ The values are those typed from the TRIM notice. They are as right as what was typed, so compare each with the notice once more.
summary/home-3 | This is about the home at {home.address}, in {home.county}. It is taken as a home that is not a homestead. Written on {day.written}. ¶ The values are those typed from the TRIM notice. They are as right as what was typed, so compare each with the notice once more.
script/sales | “Exhibit ________ lists ________ sales. After adjustments the prices run from $________ to $________.” ¶ “The closest is ________, sold on ________ for $________. It differs from my home in ________, and I adjusted for that by $________, because ________.” ¶ “I left out ________, because ________.” ¶ Read only what your own papers show. A figure that no paper shows is better left unsaid.
summary/answer-3 | {petition-time.over} ¶ The answer below is about the numbers of that year. It does not open the time again. ¶ {verdict.headline} ¶ On these numbers a petition on value would not pay for itself. That is a complete answer, and it can change when the values or the rules change. ¶ {why.1} ¶ {why.2} ¶ {why.3}
summary/arithmetic-2 | Each line takes one lower just value and works out both levies again. None of these values is a forecast: the lines show what would follow if a board set that value. ¶ {cut.current-law.all}
script/opening-2 | “My name is {owner.name}.” ¶ “I own the home at {home.address}. The appraiser set its just value at {value.just} for {value.year}.” ¶ “I ask the board to find that on {day.valuation} the just value was {opinion.value}.” ¶ “The parcel number is {parcel.id}.”
script/burden | “{law.burden}” ¶ “{law.owner}” ¶ “I ask the board to look at both before it turns to the figure itself.”
script/record | “Please look at exhibit ________. The record says ________. On the valuation day it was ________.” ¶ “Exhibit ________ proves it: it is a ________, dated ________.” ¶ Leave this part out if the record is right.
script/closing-2 | “For these reasons the just value of {home.address} on {day.valuation} was {opinion.value}. I ask the board to set it at that figure. Thank you.”
sheet/record | Compare the record card with the home as it was on {day.valuation}. ¶ Use: the record says ________. What is true: ________. My proof: ________. ¶ Year built: the record says ________. What is true: ________. My proof: ________. ¶ Effective area: the record says ________. What is true: ________. My proof: ________. ¶ Land: the record says ________. What is true: ________. My proof: ________. ¶ Bathrooms: the record says ________. What is true: ________. My proof: ________. ¶ Condition and quality: the record says ________. What is true: ________. My proof: ________.
sheet/own | Your case holds no correction, no condition and no chosen sale yet.
sheet/record-2 | Compare the record card with the home as it was on {day.valuation}. ¶ Use: the record says {parcel.use}. What is true: ________. My proof: ________. ¶ Year built: the record says {parcel.built}. What is true: ________. My proof: ________. ¶ Effective area: the record says {parcel.area}. Your correction is below, under “What you bring from your case”. ¶ Land: the record says ________. What is true: ________. My proof: ________. ¶ Bathrooms: the record says ________. What is true: ________. My proof: ________. ¶ Condition and quality: the record says ________. What is true: ________. My proof: ________.
script/opening-3 | “I own the home at {home.address}. The appraiser set its just value at {value.just} for {value.year}.” ¶ “I ask the board to find that on {day.valuation} the just value was $________.”
script/record-2 | “The tax roll gives {parcel.built} as the year the home was built and an effective area of {parcel.area}.” ¶ “Please look at exhibit ________. The record says ________. On the valuation day it was ________.” ¶ “Exhibit ________ proves it: it is a ________, dated ________.” ¶ Leave this part out if the record is right.
script/sales-2 | “These are the sales that I compare my home with. I give for each when it sold and for how much.” ¶ “{spoken.sale.1}” ¶ “{spoken.sale.1.why}” ¶ “{spoken.sale.1.adjusted}” ¶ “{spoken.sale.2}” ¶ “{spoken.sale.2.adjusted}” ¶ “{spoken.sale.3}” ¶ “{spoken.sale.3.why}” ¶ “{spoken.sale.3.adjusted}” ¶ “{spoken.sale.4}” ¶ “{spoken.sale.4.why}” ¶ “{spoken.rejected.1}” ¶ “{spoken.grid.living_area}” ¶ “{sales.range}” ¶ Read only what your own papers show. A figure that no paper shows is better left unsaid.
script/cost-of-sale | “{law.factors}” ¶ Good to know: {law.net-proceeds} ¶ “My sale prices are the recorded prices. I took ________ percent off once for the cost of sale, on the ground of exhibit ________.”
summary/caps-2 | This home is not shown as a homestead. A cap on yearly rises may hold its assessed value back on levies other than those of the schools. The assessed value of the whole does not tell by itself which cut changes a tax: each levy, and each part of the parcel that follows a rule of its own, begins to fall at its own point. The lines below give it for each kind of levy. ¶ School levies. {cap.current-law.school} ¶ All other levies. {cap.current-law.non_school}
summary/caps-3 | This home is a homestead. The Save Our Homes cap holds back how fast its assessed value may rise, so the assessed value can lie below the just value. The assessed value of the whole does not tell by itself which cut changes a tax: each levy, and each part of the parcel that follows a rule of its own, begins to fall at its own point. The lines below give it for each kind of levy. ¶ School levies. {cap.current-law.school} ¶ All other levies. {cap.current-law.non_school}
summary/arithmetic-3 | Each line takes one lower just value and works out both levies again. None of these values is a forecast: the lines show what would follow if a board set that value. ¶ The answer above is open, and so are these lines: they take the numbers as they stand, and what is unclear about them may change what a cut saves. ¶ {cut.current-law.all}
summary/gathered-2 | Your opinion of value is {opinion.value}, beside the just value of {value.just}. ¶ It rests on this, in your words. ¶ {opinion.reason.1} ¶ {opinion.reason.2} ¶ {correction.1} ¶ {correction.1.why} ¶ {correction.1.proof} ¶ {correction.2} ¶ Condition on the valuation day: {condition.1.what}, at: {condition.1.where}. Cost to cure: {condition.1.cost}, by {condition.1.from}. ¶ Condition on the valuation day: {condition.2.what}. Cost to cure: {condition.2.cost}, by {condition.2.from}. ¶ {cure.total} ¶ {chosen.1} ¶ {chosen.1.reason} ¶ {chosen.2} ¶ {chosen.3} ¶ {chosen.3.reason} ¶ {chosen.4} ¶ {chosen.4.reason} ¶ {grid-home.living_area} ¶ {sales.range} ¶ {conclusion.level} ¶ {conclusion.range} ¶ {conclusion.carries}
`).map(([name = '', text = '']) => [name, text]),
)

/** With the paragraphs that are one fact and nothing else where “…” stands. */
export const whole = (wording: string, section: string): string =>
  wording.replace(
    '…',
    section
      .split('\n\n')
      .filter((one) => /^\{\S+\}$/.test(one))
      .join('\n\n'),
  )

/** A section with parts of it exchanged, each “from → to”. */
export const exchanged = (section: string, changes: readonly string[]): string =>
  changes.reduce((text, change) => {
    const [from = '', to = ''] = change.split(' → ')
    if (!text.includes(from)) throw new Error(`no “${from}” to exchange`)
    return text.replace(from, () => to)
  }, section)

/** The task about one of them, with a made-up fact for every name in it. */
export const taskOn = (
  name: string,
): { readonly sheet: FactSheet; readonly plan: SectionPlan; readonly task: ModelTask } => {
  const text = SECTIONS.get(name)
  if (text === undefined) throw new Error(`There is no section ${name}.`)
  const ids = [...new Set([...text.matchAll(/\{([^{}\s]+)\}/g)].map(([, id = '']) => id))]
  const sheet: FactSheet = {
    kind: 'case_summary',
    situation: { outcome: 'file', homestead: true, origin: 'roll', minutes: null },
    facts: ids.map((id) => sentenceFact(id, id, `This is ${id}.`, 'a test')),
  }
  const plan: SectionPlan = {
    id: 'section',
    title: 'A section',
    forOwner: false,
    needs: [],
    write: ({ fact }) => text.replace(/\{([^{}\s]+)\}/g, (_, id) => fact(id)).split('\n\n'),
  }
  return { sheet, plan, task: modelTaskOf(sheet, plan) }
}
