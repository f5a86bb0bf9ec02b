/** Owns further true sections in a rewriter’s own words, shorter and longer: “…” stands for the facts that are whole sentences. */

import { rewordedDrafts } from './reworded-drafts.ts'

const summary = 'case_summary of a new homestead, of the roll'
const capped = 'case_summary of a capped homestead, typed'
const rental = 'case_summary of a rental, typed'
const transfer = 'case_summary of a home in the year of a transfer, of the roll'
const script = 'hearing_script of 10 minutes of a rental, of the roll'
const short = 'hearing_script of 5 minutes of a capped homestead, typed'
const full = 'hearing_script of 10 minutes of a full case'
const sheet = 'informal_conference_sheet of a full case'
const plain = 'informal_conference_sheet of a capped homestead, typed'

const moreDrafts: readonly (readonly [caseName: string, sectionId: string, draft: string])[] = [
  [
    capped,
    'home',
    'This paper is about the home at {home.address}, in {home.county}. It is treated as a homestead. It was written on {day.written}.\n\nThe values were typed from the TRIM notice. They are only as right as what was typed, so please compare each one with the notice again.',
  ],
  [
    capped,
    'home',
    'This concerns the home at {home.address} in {home.county}, which is taken as a homestead. Written on {day.written}.\n\nThe values come from what was typed from the TRIM notice. If you compare each of them with the notice once more, you will see whether what was typed is right.',
  ],
  [
    rental,
    'home',
    'This is about the home at {home.address}, in {home.county}. It is treated as a home that is not a homestead. It was written on {day.written}.\n\nThe values used here were typed from the TRIM notice. They are as right as what was typed. Please compare each value with your notice once more.',
  ],
  [
    summary,
    'values',
    'For {value.year}, the just value is {value.just}. That is the appraiser’s figure for what the home was worth on {day.valuation}. The tax is not figured on it directly. A cap may hold the assessed value below it, and exemptions come off after that. School levies follow different rules from all other levies, so each one has its own line.\n\n…',
  ],
  [
    capped,
    'values',
    'The just value for {value.year} is {value.just}. This is the appraiser’s figure for what your home was worth on {day.valuation}. Your tax is not worked out directly on that figure: a cap may keep the assessed value below it, and exemptions are taken off after that. Because school levies and all other levies follow different rules, each has a line of its own.\n\n…',
  ],
  [
    summary,
    'values',
    'In {value.year} the just value is {value.just}, which is the appraiser’s figure for what the home was worth on {day.valuation}. The tax is not worked out directly on this figure. A cap may hold the assessed value below it, and then exemptions come off. The rules for school levies and for all other levies are different, so each has its own line.\n\n…',
  ],
  [
    summary,
    'caps',
    'This home is a homestead. The Save Our Homes cap limits how fast its assessed value may rise. That is why the assessed value can be below the just value. A cut that stays above the assessed value does not change the tax.\n\nSchool levies. {cap.current-law.school}\n\nAll other levies. {cap.current-law.non_school}',
  ],
  [
    capped,
    'caps',
    'This home is a homestead, so the Save Our Homes cap holds back how fast its assessed value may rise. The assessed value can therefore lie below the just value. A cut that stays above the assessed value changes no tax.\n\nSchool levies: {cap.current-law.school}\n\nAll other levies: {cap.current-law.non_school}',
  ],
  [
    short,
    'sales',
    '“Exhibit ________ lists ________ sales. After adjustments, the prices run from $________ to $________.”\n\n“The closest one is ________, which sold on ________ for $________. It differs from my home in ________. I adjusted for that by $________, because ________.”\n\n“I left out ________, because ________.”\n\nRead only what your own papers show. It is better to leave unsaid a figure that no paper shows.',
  ],
  [
    transfer,
    'home',
    'This is about the home at {home.address}, in {home.county}. It is taken as a homestead. This was written on {day.written}.\n\nThe values are read from the {parcel.roll}, where this home is parcel {parcel.id}. The roll gives its use as “{parcel.use}”. It gives {parcel.built} as the year it was built and an effective area of {parcel.area}. The effective area counts porches and garages in part, so it differs from the heated living area.',
  ],
  [
    capped,
    'answer',
    '{petition-time.over}\n\nThe answer below concerns the numbers of that year. It does not open the time again.\n\n{verdict.headline}\n\nOn these numbers, a petition on value would not pay for itself. This is a complete answer, but it can change if the values or the rules change.\n\n{why.1}\n\n{why.2}\n\n{why.3}',
  ],
  [
    summary,
    'answer',
    '{petition-time.over}\n\nThe answer that follows is about that year’s numbers. It does not open the time again.\n\n{verdict.headline}\n\nThe numbers leave some room: a lower value would mean a lower tax. Whether a lower value can be shown is another question. This analysis does not answer it.\n\n{why.1}\n\n{why.2}\n\n{why.3}',
  ],
  [
    transfer,
    'answer',
    '{petition-time.over}\n\nThe answer below is about the numbers for that year. It does not open the time again.\n\n{verdict.headline}\n\nThese numbers do not allow an answer. Anything missing or unclear is named below.\n\n{why.1}\n\n{why.2}\n\n{why.3}\n\n{why.4}',
  ],
  [
    summary,
    'arithmetic',
    'Each line below starts from one lower just value and works out both levies again. None of these values is a forecast. The lines only show what would follow if a board set that value.\n\n…',
  ],
  [
    capped,
    'arithmetic',
    'Every line takes one lower just value and works out both levies from the beginning. The values are not forecasts: they show what would follow if a board set that value.\n\n…',
  ],
  [
    summary,
    'estimate',
    '…\n\nAn estimate based on sales knows what the roll knows about a home. It knows nothing about what the home is like inside.',
  ],
  [
    capped,
    'gathered',
    'You have not written down your opinion of value yet.\n\nYour case does not yet have any corrections of the record, chosen sales, or things that lower the value.',
  ],
  [
    capped,
    'gathered',
    'Your opinion of value has not been written down yet.\n\nCorrections of the record, the sales you chose, and what lowers the value are not in your case yet.',
  ],
  [
    summary,
    'to-show',
    '{law.burden}\n\n{law.owner}\n\n{law.factors}\n\nIn practice, proof comes from the places below. The owner has to see which of them there is for this home.\n\nThe record. If the appraiser’s record is wrong about the size, the year, the baths or the quality, the proof is the record card next to a plan, a permit or a dated photo.\n\nThe condition. Damage and wear count as they stood on the valuation day. Dated photos and written estimates of the repair costs are the proof.\n\nComparable sales. These are sales of similar homes nearby, close to the valuation day. Each is adjusted for what makes it different. Every adjustment needs a reason that can be stated.\n\nLike treatment. This is the just value for each square foot of similar homes, taken from the roll. Assessed values are not compared, because they are set by a cap.\n\n{law.net-proceeds}',
  ],
  [
    summary,
    'to-show',
    '{law.burden}\n\n{law.owner}\n\n{law.factors}\n\nIn practice the proof comes from these places. It is for the owner to see which of them there is for this home.\n\nThe record. If the appraiser’s record has the wrong size, year, baths or quality, your proof is the record card together with a plan, a permit or a dated photo.\n\nThe condition. Damage and wear count the way they were on the valuation day. Proof means dated photos and written estimates of what the repair will cost.\n\nComparable sales. Sales of like homes nearby and close to the valuation day, each adjusted for the ways it differs. You need a reason you can state for each adjustment.\n\nLike treatment. The just value per square foot of like homes, as taken from the roll. Assessed values are not compared since a cap sets them.\n\n{law.net-proceeds}',
  ],
  [summary, 'else', 'None of these depends on a petition.\n\n…'],
  [capped, 'else', 'You do not need a petition for any of these.\n\n…'],
  [
    summary,
    'dates',
    'These are the days that matter for a home in {home.county}, beginning with the day of writing. If your own notice prints a day, that day counts before every day named here.\n\n…\n\nFor questions about the record and the value: {county.appraiser}.\n\nPetitions are filed with: {county.board}.',
  ],
  [
    script,
    'opening',
    '“I own the home at {home.address}. For {value.year}, the appraiser set its just value at {value.just}.”\n\n“I am asking the board to find that the just value on {day.valuation} was $________.”\n\n“The parcel number is {parcel.id}.”',
  ],
  [
    full,
    'opening',
    '“My name is {owner.name}.”\n\n“I am the owner of the home at {home.address}. The appraiser set its just value at {value.just} for {value.year}.”\n\n“I ask the board to find that the just value was {opinion.value} on {day.valuation}.”\n\n“Its parcel number is {parcel.id}.”',
  ],
  [
    short,
    'burden',
    '“{law.burden}”\n\n“{law.owner}”\n\n“I ask the board to look at both of these before it turns to the figure.”',
  ],
  [
    short,
    'record',
    '“Please turn to exhibit ________. The record says ________. On the valuation day, it was ________.”\n\n“Exhibit ________ proves this: it is a ________, dated ________.”\n\nLeave this part out if the record is correct.',
  ],
  [
    short,
    'condition',
    '“Exhibit ________ shows ________ as it was on or near {day.valuation}. The estimate in exhibit ________ puts the repair at $________.”\n\n“A buyer would have seen this on that day. I ask the appraiser how the figure takes it into account.”\n\nIf there is nothing to show, leave this part out.',
  ],
  [
    short,
    'questions',
    '“Which of your sales is most like my home, and how did you adjust for the differences?”\n\n“What condition did you assume, and when was the home last seen from the inside?”\n\n“What did you take off for the cost of sale, and where is it reported?”\n\n“Was it done the same way for like homes on my street?”',
  ],
  [
    full,
    'closing',
    '“For these reasons, the just value of {home.address} was {opinion.value} on {day.valuation}. I ask the board to set it at that figure. Thank you.”',
  ],
  [
    script,
    'closing',
    '“For these reasons, on {day.valuation} the just value of {home.address} was $________. I ask the board to set it at that amount. Thank you.”',
  ],
  [
    script,
    'notes',
    'This script is made for {script.minutes}. Once your own figures are in it, read it aloud with a clock. The notice of hearing says how long you have.\n\n{script.spoken}\n\n{law.order}\n\n{law.evidence}\n\nSpeak about value, not about tax. The board decides what the home was worth. What that does to the tax follows on its own.\n\nFill in every blank from your own exhibits, or strike the line. The value you ask for is your own opinion, and you answer for it. This script is general information. It is not an appraisal, and it is not legal advice.',
  ],
  [
    sheet,
    'purpose',
    '{law.conference}\n\nThis is a talk with the office that set the value. A plain mistake in the record is often put right there, and you hear what the value is based on.\n\nThe office: {county.appraiser}.',
  ],
  [
    plain,
    'record',
    'Compare the record card with the home as it stood on {day.valuation}.\n\nUse: the record says ________. What is true: ________. My proof: ________.\n\nYear built: the record says ________. What is true: ________. My proof: ________.\n\nEffective area: the record says ________. What is true: ________. My proof: ________.\n\nLand: the record says ________. What is true: ________. My proof: ________.\n\nBathrooms: the record says ________. What is true: ________. My proof: ________.\n\nCondition and quality: the record says ________. What is true: ________. My proof: ________.',
  ],
  [plain, 'own', 'There is no correction, no condition and no chosen sale in your case yet.'],
  [
    plain,
    'value',
    'The just value for {value.year} is {value.just}.\n\n…\n\nAsk what the office would change if a proof holds up, and by how much.',
  ],
  [
    plain,
    'ask',
    'Which sales did you use for this home, and how did you adjust each of them?\n\nWhat condition and quality did you assume, and when did someone last see the home from inside?\n\nHow much did you take off for the cost of a sale, and where is that reported?\n\nIf I show you this proof, what would change?\n\nWill you send me the change in writing, and by what day?',
  ],
  [
    plain,
    'after',
    'I spoke with: ________. Day and time: ________.\n\nAnswers and figures: ________.\n\nNew just value offered: $________. To be confirmed in writing by: ________.\n\nGet any new value in writing before you sign anything, and read what becomes of the rest.',
  ],
]

export const goodDrafts = [...rewordedDrafts, ...moreDrafts]
