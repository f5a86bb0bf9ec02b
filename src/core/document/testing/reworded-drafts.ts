/** Owns true sections in other words, as a model writes them: “…” stands for the facts that are whole sentences. */

const transfer = 'case_summary of a home in the year of a transfer, of the roll'
const summary = 'case_summary of a new homestead, of the roll'
const script = 'hearing_script of 10 minutes of a rental, of the roll'
const sheet = 'informal_conference_sheet of a full case'

export const rewordedDrafts: readonly (readonly [caseName: string, sectionId: string, draft: string])[] = [
  [
    summary,
    'home',
    'This paper looks at the home at {home.address} in {home.county}. It is treated as a homestead. It was written on {day.written}.\n\nThe values come from the {parcel.roll}. There the home is parcel {parcel.id}. The roll lists its use as “{parcel.use}”, the year it was built as {parcel.built}, and its effective area as {parcel.area}. That area counts porches and garages only in part. So it is not the same as the heated living area.',
  ],
  [
    summary,
    'home',
    'The home at {home.address} lies in {home.county}, and we take it as a homestead. This was written on {day.written}.\n\nIts numbers were read from the {parcel.roll}, under parcel {parcel.id}. According to the roll it is used as “{parcel.use}”, was built in {parcel.built}, and has an effective area of {parcel.area}. Porches and garages count only partly there, which is why the heated living area is another figure.',
  ],
  [
    summary,
    'values',
    'In {value.year}, the just value is {value.just}. This is what the appraiser says the home was worth on {day.valuation}. Your tax does not follow straight from it. A cap may keep the assessed value lower, and exemptions are then taken off. Schools and the other levies have their own rules. That is why you see a line for each.\n\n…',
  ],
  [
    summary,
    'values',
    'The appraiser put the home at {value.just} for {value.year}. That is the just value: what the office thinks it was worth on {day.valuation}. Nobody pays tax on that figure as it stands. First a cap can hold the assessed value down; then exemptions are subtracted. The rules for school levies are not those for all others, so they stand on separate lines.\n\n…',
  ],
  [
    summary,
    'values',
    '{value.just} is the just value for {value.year}. It says what, in the appraiser’s view, the home was worth on {day.valuation}. Between it and the tax stand a cap, which may hold the assessed value lower, and the exemptions that come off next. Each kind of levy has rules of its own and is shown by itself.\n\n…',
  ],
  [
    summary,
    'caps',
    'Your home is a homestead. The Save Our Homes cap slows the rise of its assessed value. That value may therefore be lower than the just value. If a cut does not go below the assessed value, the tax stays as it is.\n\nSchool levies. {cap.current-law.school}\n\nAll other levies. {cap.current-law.non_school}',
  ],
  [
    summary,
    'caps',
    'Because this is a homestead, the Save Our Homes cap limits how quickly the assessed value can go up. It can sit under the just value for that reason. A lower just value changes nothing in the tax as long as it is still above the assessed value.\n\nFor school levies: {cap.current-law.school}\n\nFor all the others: {cap.current-law.non_school}',
  ],
  [
    summary,
    'answer',
    '{petition-time.over}\n\nWhat follows looks at the numbers of that year; the time for a petition stays over.\n\n{verdict.headline}\n\nThere is room in these numbers. With a lower value, the tax would be lower too. Whether anybody can show a lower value is another matter. This analysis leaves that open.\n\n{why.1}\n\n{why.2}\n\n{why.3}',
  ],
  [
    summary,
    'arithmetic',
    'Every line below starts from one lower just value, and then works out both levies again. They are not forecasts. They show only what would happen to the tax if a board chose that value.\n\n…',
  ],
  [
    summary,
    'estimate',
    '…\n\nSuch an estimate knows only what the roll tells about a home. It has never been inside.',
  ],
  [
    summary,
    'gathered',
    'You have not written down your opinion of value.\n\nYour case does not yet hold corrections of the record, sales that you chose, or anything that lowers the value.',
  ],
  [
    summary,
    'to-show',
    '{law.burden}\n\n{law.owner}\n\n{law.factors}\n\nThe proof usually comes from the places below. Only the owner can see which of them fit this home.\n\nThe record. The appraiser may have the size, the year, the baths or the quality wrong. A plan, a permit or a dated photo beside the record card proves it.\n\nThe condition. What counts is the damage and wear of the valuation day. Dated photos and written repair estimates are the proof.\n\nComparable sales. These are nearby sales of similar homes, close to the valuation day, with an adjustment for each difference. Be ready to give the reason for every adjustment.\n\nLike treatment. This is the just value per square foot of similar homes on the roll. Assessed values say nothing here, since a cap sets them.\n\n{law.net-proceeds}',
  ],
  [summary, 'else', 'You can use these without any petition.\n\n…'],
  [
    summary,
    'dates',
    'Here are the days that matter for a home in {home.county}, starting with the day this was written. If your own notice prints another day, go by the notice.\n\n…\n\nFor questions about the record and the value, turn to: {county.appraiser}.\n\nTo file a petition, go to: {county.board}.',
  ],
  [
    script,
    'opening',
    '“My home is at {home.address}. For {value.year} the appraiser set its just value at {value.just}.”\n\n“I ask the board to find a just value of $________ on {day.valuation}.”\n\n“Its parcel number is {parcel.id}.”',
  ],
  [
    script,
    'condition',
    '“In exhibit ________ you see ________ as it was on or about {day.valuation}. Exhibit ________ holds the estimate, and it puts the repair at $________.”\n\n“Anyone buying on that day would have noticed it. My question to the appraiser is how the figure counts it.”\n\nSkip this part if you have nothing to show.',
  ],
  [
    script,
    'questions',
    '“Which sale of yours is closest to my home, and how was it adjusted?”\n\n“What did you assume about its condition, and when did anyone last see the inside?”\n\n“What came off for the cost of sale, and where can it be read?”\n\n“Were like homes on my street treated alike?”',
  ],
  [
    script,
    'closing',
    '“That is why, on {day.valuation}, the just value of {home.address} was $________. I ask the board to set that figure. Thank you.”',
  ],
  [
    script,
    'notes',
    'This script should take {script.minutes}. Put in your own figures, then read it aloud by the clock. The notice of hearing tells you how much time you have.\n\n{script.spoken}\n\n{law.order}\n\n{law.evidence}\n\nTalk about value and leave the tax aside. The board decides only what the home was worth.\n\nFill in each blank from your own exhibits, or cross the line out. The value is your own opinion, and you stand behind it. This is general information. It is not an appraisal, and it is not legal advice.',
  ],
  [
    sheet,
    'purpose',
    '{law.conference}\n\nYou talk with the office that set the value. Plain mistakes in the record are often mended on the spot, and you learn what the value is based on.\n\nThe office is: {county.appraiser}.',
  ],
  [
    sheet,
    'value',
    'For {value.year}, the just value stands at {value.just}.\n\n…\n\nAsk how much the office would change, and what, once a proof holds.',
  ],
  [
    sheet,
    'ask',
    'Which sales were used for this home, and what adjustments did you make?\n\nWhat did you take its condition and quality to be? When did somebody last see it from inside?\n\nHow much came off for the cost of a sale, and where can I read that?\n\nWhat would change if this proof is right?\n\nCan I have the change in writing, and by what day?',
  ],
  [
    sheet,
    'after',
    'I spoke with: ________. The day and the time: ________.\n\nWhat was answered, with figures: ________.\n\nThe new just value offered: $________. It will be confirmed in writing by: ________.\n\nSign nothing before the new value is in writing. Read, too, what happens to everything else.',
  ],
  [
    sheet,
    'dates',
    'This list begins on the day of writing and is for a home in {home.county}. Whatever day your own notice prints comes before these.\n\n…\n\nThe record and the value are questions for: {county.appraiser}.\n\nPetitions go to: {county.board}.',
  ],
  [summary, 'else', 'No petition is needed for any of these.\n\n…'],
  [
    summary,
    'answer',
    '{petition-time.over}\n\nWhat follows is the answer for that year’s numbers. It does not open the time again.\n\n{verdict.headline}\n\nThere is room in these numbers: with a lower value the tax would be lower. Whether one can be shown is another question. This analysis does not answer it.\n\n{why.1}\n\n{why.2}\n\n{why.3}',
  ],
  [
    transfer,
    'answer',
    '{petition-time.over}\n\nThe answer that follows is about that year’s numbers. It does not open the time again.\n\n{verdict.headline}\n\nThese numbers do not allow an answer. What is missing, or unclear, is named below.\n\n{why.1}\n\n{why.2}\n\n{why.3}\n\n{why.4}',
  ],
]
