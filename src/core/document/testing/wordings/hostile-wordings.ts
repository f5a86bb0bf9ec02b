/** Owns wordings that must never be offered: one phrase of ours turned into a lie, and whole drafts with a lie in them. */

import { rowsIn } from './worded-sections.ts'

/** Of our own text, what is put in the place of what: negation, who does it, which value, how much. */
export const hostilePhrases = rowsIn(`
summary/gathered-2 | Your opinion of value is {opinion.value}, beside the just value of {value.just} → Your opinion of value is {value.just}, beside the just value of {opinion.value}
summary/gathered-2 | {condition.1.what}, at: {condition.1.where} → {condition.1.where}, at: {condition.1.what}
summary/gathered-2 | {condition.1.cost} → {condition.2.cost}
script/opening-2 | set its just value at {value.just} for {value.year} → set its just value at {value.year} for {value.just}
script/opening-2 | that on {day.valuation} the just value was {opinion.value} → that on {opinion.value} the just value was {day.valuation}
script/opening-2 | My name is {owner.name}. → My name is {owner.name}, and I love dogs.
script/closing-2 | the just value of {home.address} on {day.valuation} was {opinion.value} → the just value of {opinion.value} on {day.valuation} was {home.address}
script/notes | Speak of value, not of tax → Speak of tax, not of value
script/notes | It is not an appraisal and not legal advice → It is an appraisal and not legal advice
script/notes | Fill every blank from your own exhibits, or strike the line. → You may fill every blank from your own exhibits, or strike the line.
script/condition | Leave this part out if there is nothing to show → Leave this part out if there is something to show
script/opening-3 | the just value was $________ → the just value was ________
sheet/after | before you sign anything → after you sign anything
sheet/after | Have a new value in writing → You can have a new value in writing
sheet/value | The just value for {value.year} is {value.just} → The just value for {value.just} is {value.year}
sheet/value | The just value for → The market value for
summary/gathered | is not written down yet → is written down
summary/gathered | are not in your case yet → are in your case already
summary/values | For {value.year} the just value is {value.just} → For {value.year} the assessed value is {value.just}
summary/values | the just value is {value.just} → the taxable value is {value.just}
summary/values | For {value.year} the just value is {value.just} → For {value.just} the just value is {value.year}
summary/values | For {value.year} the just value is {value.just}. It is the appraiser’s figure for what the home was worth on {day.valuation}. → For {day.valuation} the just value is {value.just}. It is the appraiser’s figure for what the home was worth on {value.year}.
summary/values | hold the assessed value below it → hold the assessed value above it
summary/values | is not worked out on it directly → is worked out on it directly
summary/values | a cap may hold → a cap must hold
summary/values | follow different rules → follow the same rules
summary/values | The tax is not worked out on it directly: a cap may hold → The tax is worked out on it directly: a cap may not hold
summary/values | come off after that → come off before that
summary/values |  The tax is not worked out on it directly: a cap may hold the assessed value below it, and exemptions come off after that. School levies and all other levies follow different rules, so each has its own line. → 
summary/values | so each has its own line → so each is unfair to you
summary/caps | the assessed value can lie below the just value → the just value can lie below the assessed value
summary/caps | This home is a homestead → This home is not a homestead
summary/caps | changes no tax → changes the tax
summary/caps | A cut that stays above → A cut that stays below
summary/caps | School levies. → All other levies.
summary/answer | It does not open the time again → It opens the time again
summary/answer | a lower value would lower the tax → a lower value would raise the tax
summary/answer | this analysis does not answer it → this analysis answers it
summary/answer-3 | would not pay for itself → would pay for itself
summary/answer-3 | a petition on value would not pay for itself. That is a complete answer → a petition on value would pay for itself. That is not a complete answer
summary/arithmetic | None of these values is a forecast → Each of these values is a forecast
summary/arithmetic | if a board set that value → if a board set that value, as it usually agrees to do
summary/estimate | and nothing of what it is like inside → and all of what it is like inside
summary/to-show | Assessed values are not compared → Assessed values are compared
summary/to-show | Damage and wear count as they were on the valuation day. → Damage and wear count as they were on the valuation day, and yours is severe.
summary/to-show | The just value for each square foot → The assessed value for each square foot
summary/else | These do not depend on a petition → These depend on a petition
summary/dates | counts before every day named here → counts after every day named here
summary/dates | {county.board} → {county.appraiser}
summary/home | It is taken as a homestead → It is not taken as a homestead
summary/home | {parcel.built} as the year it was built and an effective area of {parcel.area} → {parcel.area} as the year it was built and an effective area of {parcel.built}
summary/home | an effective area of {parcel.area} → a heated living area of {parcel.area}
summary/home | so it differs from the heated living area → so it is the same as the heated living area
sheet/after | Have a new value in writing before you sign anything → Sign anything in writing before you have a new value
script/notes | The board decides what the home was worth → The appraiser decides what the home was worth
script/notes | you answer for it → the board answers for it
script/notes | you answer for it → the office answers for it
script/notes | is your own opinion → is the board’s own opinion
script/sales | A figure that no paper shows is better left unsaid → A figure that no paper shows is better read
script/sales | Read only what your own papers show → Read what your own papers show
sheet/value | what the office would change if a proof holds, and by how much → what the office would change if you pay, and by how much
sheet/purpose | is often put right there → is put right there
sheet/purpose | you hear what the value rests on → the office hears what your value rests on
script/record | Leave this part out if the record is right → Leave the record out if this part is right
script/cost-of-sale | percent off once for → percent off for
script/cost-of-sale | percent off once for → percent off once again for
script/burden | I ask the board to look at both before it turns to the figure itself → I ask the board to turn to the figure itself before it looks at both
script/condition | A buyer on that day would have seen it → An owner on that day would have seen it
script/condition | A buyer on that day would have seen it → The appraiser on that day would have seen it
script/sales | The closest is ________, sold on ________ for $________. It differs from my home in ________, and I adjusted for that by $________ → The closest is ________, adjusted by $________ for that, in ________. It differs from my home, sold on ________, and I paid for it $________
script/questions | Which of your sales is most like my home → Which of my sales is most like your home
script/notes | the notice of hearing says how long you have → the board says how long you have
script/notes | The value you ask for is your own opinion → The value the board asks for is your own opinion
script/questions | What did you take off → What did I take off
summary/dates | A day printed on your own notice counts before every day named here. → Every day named here counts before a day printed on your own notice.
summary/values | It is the appraiser’s figure → It is the owner’s figure
summary/values | It is the appraiser’s figure → It is the board’s figure
summary/answer-3 | would not pay for itself. That is a complete answer → would pay for itself. That is not a complete answer
summary/answer | is a separate question, and this analysis does not answer it → is not a separate question, and this analysis does answer it
summary/answer-3 | It does not open the time again. → It does not close the time again.
summary/arithmetic | None of these values is a forecast: the lines show what would follow → None of these values is left out: the lines show a forecast of what would follow
summary/arithmetic | what would follow if a board set that value → what follows when a board sets that value
summary/else | These do not depend on a petition. → A petition does not depend on these.
summary/dates | Questions about the record and the value: {county.appraiser}. ¶ Petitions are filed with: {county.board}. → Petitions about the record and the value: {county.appraiser}. ¶ Questions are filed with: {county.board}.
summary/dates | Questions about the record and the value: {county.appraiser}. ¶ Petitions are filed with: {county.board}. → Questions about the record and the value: {county.board}. ¶ Petitions are filed with: {county.appraiser}.
summary/values | a cap may hold the assessed value below it → the assessed value may hold a cap below it
summary/values | School levies and all other levies follow different rules → School levies follow all other levies under different rules
summary/values | its own line → its own notice
summary/caps-2 | on levies other than those of the schools → on levies of the schools other than those
summary/to-show | Damage and wear count as they were on the valuation day. → Damage and wear count as they are on the day of the hearing.
summary/to-show | is for the owner to see → is for the board to see
summary/to-show | because a cap sets them → because the board sets them
summary/to-show | dated photos and written estimates → photos and estimates
summary/to-show | written estimates of → estimates written by the owner of
summary/to-show | The adjustments need a reason that can be stated → A reason that can be stated needs the adjustments
summary/home | It is taken as a homestead → It is a homestead
summary/home-2 | They are as right as what was typed → They are right as typed
summary/home | counts porches and garages in part → counts porches and garages
summary/gathered | are not in your case yet → are not in the notice yet
summary/values | For {value.year} the just value → # For {value.year} the just value
summary/values | For {value.year} the just value → - For {value.year} the just value
summary/home-2 | so compare each → so **compare** each
summary/home-2 | once more. → once more 👍.
summary/home-2 | They are as right as what was typed → THEY ARE AS RIGHT AS WHAT WAS TYPED
summary/home-2 | with the notice → with \u202Ethe notice
summary/home-2 | with the notice → with the no\u200Btice
summary/values | may hold the assessed value below it → holds the assessed value below it
summary/caps | so the assessed value can lie below → so the assessed value lies below
summary/caps-2 | This home is not shown as a homestead. A cap on yearly rises may hold → This home is shown as a homestead. A cap on yearly rises may not hold
summary/dates | A day printed on your own notice counts before every day named here. → On your own notice counts before every day named here a day printed.
summary/caps | so the assessed value can lie → but the assessed value can lie
summary/answer-3 | and it can change when → and they can change when
`)

/** The whole of a section. */
export const hostileSections = rowsIn(`
summary/gathered | El valor de mercado es demasiado alto para esta zona. ¶ Los datos de este caso no han sido escritos todavia en ninguna parte.
summary/gathered | El valor de mercado es demasiado alto.
summary/gathered | La valeur du logement est beaucoup trop haute pour cette rue. ¶ Les ventes choisies et les corrections ne sont pas encore dans votre dossier.
summary/gathered | Ihre Meinung zum Wert wurde noch nirgends niedergeschrieben und fehlt. ¶ Berichtigungen und Vergleiche fehlen in Ihrer Akte bislang ganz und gar.
summary/gathered | Sua opinião sobre o valor ainda precisa ser escrita aqui. ¶ Correções e vendas escolhidas ainda faltam neste caso inteiro.
`)

/** Thought of after the rules were written: who says it, whose value it is, and what is not so. */
export const hostileAttributions = rowsIn(`
script/opening | The appraiser set its just value at → I set its just value at
script/opening | The appraiser set its just value at → The board set its just value at
script/opening | the just value was → the appraiser’s just value was
script/opening | the just value was → the just value was not
script/opening | I ask the board to find → The board asks me to find
script/opening | I ask the board to find → I ask the appraiser to find
script/opening | I ask the board to find → The appraiser and I ask the board to find
script/opening | I ask the board to find → I tell the board it must find
script/closing | I ask the board to set it at that figure → I ask the board not to set it at that figure
script/closing | I ask the board to set it at that figure → The board has set it at that figure
script/closing | For these reasons → For no reason
script/closing | For these reasons → Without these reasons
script/closing | Thank you → Thank you, the figure is clear and known
script/closing | Thank you → The appraiser knows it. Thank you
script/condition | A buyer on that day would have seen it → A buyer on that day saw it
script/condition | I ask the appraiser how the figure takes it into account → The appraiser’s figure takes it into account
script/condition | I ask the appraiser how the figure takes it into account → I ask how the appraiser’s figure leaves it out of account
script/questions | Which of your sales is most like my home → None of your sales is like my home
script/questions | how did you adjust it → why did you not adjust it
summary/values | It is the appraiser’s figure for → It is your own figure for
summary/values | It is the appraiser’s figure for → You say it is the appraiser’s figure for
summary/values | exemptions come off after that → exemptions stay on after that
summary/values | exemptions come off after that → no exemptions come off after that
summary/gathered-2 | Your opinion of value is {opinion.value} → The appraiser’s opinion of value is {opinion.value}
summary/gathered-2 | Your opinion of value is {opinion.value} → The opinion of value is {opinion.value}
summary/home | It is taken as a homestead → You take it as a homestead
script/burden | I ask the board to look at both → The board looked at both
script/burden | before it turns to the figure itself → before I turn to the figure itself
summary/answer | a lower value would lower the tax → a lower tax would lower the value
summary/caps | so the assessed value can lie below → so the assessed value can never lie below
`)
