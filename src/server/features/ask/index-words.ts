/**
 * Owns the index of the lessons: by place, how owners call what is explained there, where the text has another word for it.
 * Written from the headings, like the index of a book; it leads to the place and is never quoted.
 */

export const indexWords: Readonly<Record<string, string>> = {
  '1-1#three-values-like-three-stairs':
    'market value, just value, assessed value, taxable value, which day decides the value, valuation date, January 1',
  '1-1#two-columns-school-and-non-school':
    'school taxes and other taxes, why two values, city and county levies',
  '1-1#who-does-what':
    'who sets the value, who sets the tax rate, who hears my case, who decides, job of the appraiser, clerk, collector, board, magistrate',
  '1-2#the-homestead-cap':
    'limit on how much a homestead can go up in a year, Save Our Homes, 3 percent cap, recapture, why my assessment went up while the market fell',
  '1-2#the-cap-for-everything-else':
    'limit for rental, second home, vacation home, investment property, commercial, land, 10 percent cap',
  '1-2#your-two-minute-test': 'does an appeal save tax, is it of use when assessed value is capped',
  '1-2#exemptions-come-first':
    'homestead exemption amount, how to apply for homestead, deadline for exemption, veterans, disabled, seniors, widows exemptions',
  '1-2#moving-take-the-gap-with-you':
    'portability, transfer the Save Our Homes difference when moving to a new house',
  '1-3#august-the-notice':
    'when TRIM notices are mailed, how many days to file after the notice, petition deadline, 25 days',
  '1-3#talk-first-but-keep-an-eye-on-the-clock': 'informal conference, talk to the appraiser before filing',
  '1-3#the-petition-and-the-fee': 'how to file an appeal, form DR-486, filing fee, cost of filing',
  '1-3#november-to-march-pay-on-time':
    'paying the tax bill during the appeal, when the bill is due, partial payment, discount',
  '1-3#the-hearing-and-the-papers-before-it':
    'when the hearing takes place, hearing notice, how long a hearing lasts, evidence exchange',
  '1-3#the-decision-and-the-court':
    'when and how the decision comes, how long until the board decides, court',
  '2-1#the-front-taxes': 'proposed taxes, taxing authorities, public budget hearings on the notice',
  '2-1#the-value-page': 'where the values stand on the TRIM notice, last year and this year',
  '2-1#the-charges-below':
    'non-ad valorem charges, garbage, trash, fire, stormwater fees on the notice, assessments that are not based on value',
  '2-1#five-checks': 'what to check on the notice, mistakes on the TRIM notice',
  '2-2#where-the-card-is': 'where to find, look up, get the property record card online',
  '2-2#what-is-on-it': 'what the record card shows, year built, bedrooms, bathrooms, quality, use code',
  '2-2#area-and-how-not-to-compare-it':
    'square footage, living area, heated area, adjusted area, size of the house wrong',
  '2-2#errors-that-help-you-and-errors-that-dont': 'mistakes on the record card, which errors matter',
  '2-2#your-own-sale': 'what I paid for my house, my own purchase price, bought recently',
  '2-2#what-to-do-with-what-you-found':
    'how to correct, fix a mistake, wrong record card, report an error to the appraiser',
  '2-3#the-call-log': 'note phone calls, keep a record of calls',
  '2-3#the-calendar': 'all deadlines, important dates of the season, calendar',
  '2-3#if-somebody-helps-you':
    'a friend, relative, spouse, agent, lawyer, tax representative speaks for me, written authorization',
  '3-1#keep-your-date-safe':
    'the conference does not extend the deadline, more time to file, still file while talking',
  '3-1#how-to-ask':
    'how to request, arrange a meeting, an informal conference with the appraiser, call the office',
  '3-1#your-one-page': 'what to take to the informal conference, summary for the appraiser',
  '3-1#what-to-ask': 'questions for the appraiser at the informal conference',
  '3-1#when-an-offer-comes': 'the appraiser offers a lower value, settlement offer',
  '3-1#get-it-in-writing': 'written agreement with the appraiser, confirmation, settle',
  '3-2#get-the-right-paper': 'which form to appeal, petition form, DR-486, where to get, download the form',
  '3-2#part-1-who-you-are': 'name, address, parcel number on the petition form, filling in',
  '3-2#part-2-the-reason': 'reasons, grounds, boxes on the petition',
  '3-2#part-3-you-sign': 'sign the petition, signature, unsigned, oath',
  '3-2#parts-4-and-5-for-other-people':
    'somebody else signs the petition for me, agent, attorney, representative, son, daughter, power of attorney, authorization',
  '3-2#if-something-is-missing':
    'incomplete petition, forgot to sign, missing information, clerk sends it back, time to complete',
  '3-3#the-fee': 'how much it costs to file, filing fee, refund of the fee, waived for who cannot afford',
  '3-3#getting-it-there':
    'how to file the petition, online, by mail, in person, email, postmark or received, late petition, missed the deadline, good cause, proof of filing',
  '3-3#why-you-must-pay-while-you-wait':
    'must I pay my tax while my appeal is open, how much, 75 percent, partial payment, early discount, what if I do not pay by April 1, delinquent, denied petition',
  '3-3#when-the-money-moves-back': 'refund, interest on refund or on what is owed after the decision',
  '4-1#what-a-good-sale-looks-like':
    'comparable sales, how old, how recent, how far away, sales after January 1, dates of sales',
  '4-1#which-sales-are-real-sales':
    'arm’s length, family sale, foreclosure, short sale, bank sale, quitclaim deed, qualified sales',
  '4-1#three-is-the-least': 'how many comparable sales are needed',
  '4-1#adjusting-and-the-one-rule-of-signs': 'adjust comparable sales for differences, size, pool, garage',
  '4-2#condition-the-day-that-counts':
    'condition of the house on January 1, damage after January 1, leak, old roof',
  '4-2#what-proof-looks-like':
    'prove the condition, photos, contractor estimates, bids, inspection report, repair costs',
  '4-2#after-a-storm': 'hurricane, flood, fire, house uninhabitable, catastrophic event refund, tax relief',
  '4-2#errors-on-the-record': 'prove a wrong record, wrong square footage, survey, floor plan, measurement',
  '4-2#the-neighbors': 'compare with neighbors, neighbors pay less, assessed lower, fairness, equity',
  '4-2#and-a-report-by-an-appraiser': 'hire a private appraiser, appraisal report, cost of an appraisal',
  '4-3#the-eighth-factor':
    'cost of sale, 15 percent, eighth criterion, deduction for selling costs, commissions and closing costs',
  '4-3#the-packet': 'what goes into the evidence packet, order of papers, evidence list',
  '4-3#page-one': 'summary page, cover page of the evidence',
  '4-3#what-stays-out': 'what not to include in the evidence, private papers',
  '4-3#how-many-copies-and-for-whom': 'how many copies of the evidence, sets, who gets one',
  '5-1#what-the-law-says':
    'when evidence must be sent to the appraiser, 15 days before the hearing, evidence deadline',
  '5-1#counting-the-days': 'how to count the days before the hearing, calendar days, weekend, holiday',
  '5-1#how-to-send-it-and-how-to-prove-it':
    'send evidence by email, mail, certified, proof of delivery, receipt',
  '5-1#should-the-clerk-get-a-copy': 'copy of evidence for the clerk, board, upload',
  '5-1#ask-for-theirs': 'how to get the evidence of the appraiser, written request, their packet',
  '5-1#when-their-packet-is-late-or-never-comes':
    'the appraiser does not send evidence, late, missing, withheld',
  '5-1#when-yours-is-late': 'my evidence is late, missed the evidence deadline, will it be considered',
  '5-2#the-first-door-the-appraisers':
    'burden of proof, presumption of correctness, what the appraiser has to show',
  '5-2#the-second-door-yours':
    'burden of proof of the owner, preponderance of the evidence, what I have to prove',
  '5-2#the-eight-factors-in-plain-words':
    'eight criteria, factors that the appraiser must consider, section 193.011',
  '5-2#what-does-not-count':
    'cannot afford the tax, taxes too high, neighbors, arguments that the board does not hear',
  '5-3#five-minutes-five-lines': 'what to say at the hearing, outline, how much time I have to speak',
  '5-3#who-comes-with-you': 'witness, friend, spouse comes along to the hearing',
  '6-1#the-notice-read-at-once': 'hearing notice, how many days before, date, time and place of the hearing',
  '6-1#if-you-cannot-make-the-day':
    'reschedule, postpone, change, move the hearing date, sick, travel, good cause',
  '6-1#by-phone-or-by-video': 'attend by telephone, Zoom, remote hearing, come in person',
  '6-1#if-you-will-not-attend-at-all': 'miss the hearing, not show up, not attend, absent, no-show, denied',
  '6-1#two-checks-on-money-and-paper': 'before the hearing check payment and evidence',
  '6-1#what-to-bring': 'what to bring, take, pack for the hearing',
  '6-1#what-the-room-is-like': 'hearing room, who is there, what to wear, is it like a court',
  '6-2#step-one-the-opening': 'swear in, oath, under oath at the hearing, opening, who is present',
  '6-2#step-two-the-appraiser-begins':
    'order of the hearing, who speaks first, who goes first, appraiser presents',
  '6-2#step-three-your-turn': 'when I speak, present my case, my evidence',
  '6-2#step-four-back-and-forth': 'ask the appraiser questions, cross-examine, rebuttal',
  '6-2#the-record-and-why-it-is-yours-too':
    'is the hearing recorded, may I record, recording, copy of the record',
  '6-3#a-paper-you-have-never-seen': 'surprise evidence, new document at the hearing, object',
  '6-3#a-paper-that-you-bring-late': 'bring new evidence to the hearing, late evidence',
  '6-3#an-offer-in-the-hallway': 'offer, settle just before the hearing',
  '6-3#how-a-settlement-is-put-on-paper': 'settlement in writing, stipulation, agreement signed',
  '6-3#a-value-you-did-not-expect': 'magistrate or appraiser raises the value, can my value go up',
  '6-3#a-long-wait-a-broken-line-a-bad-morning':
    'kept waiting, hearing starts late, two hours, call dropped, connection lost',
  '7-1#two-papers': 'recommended decision and final decision, difference',
  '7-1#how-to-read-the-recommendation':
    'what stands in the recommendation, findings, read the recommended decision',
  '7-1#between-the-two-papers': 'object to the recommendation before the board meets',
  '7-1#the-decision': 'when the final decision comes, how will I learn the result, 20 days, mailed decision',
  '7-1#the-clocks': 'deadline to go to court after the decision, 60 days',
  '7-1#if-the-value-is-sent-back': 'remand, sent back to the appraiser',
  '7-1#if-it-went-against-you': 'lost my appeal, denied, turned down, options after losing',
  '7-2#settling': 'settle with the appraiser, settlement, stipulation, form DR-486',
  '7-2#withdrawing': 'withdraw, cancel, drop, take back the petition, form DR-485WI',
  '7-2#going-to-court': 'sue, lawsuit, circuit court, how many days to file in court, after losing',
  '7-2#is-it-worth-it': 'cost of going to court, lawyer fees',
  '7-2#when-the-appraiser-goes-to-court': 'appraiser appeals the decision, sues',
  '7-2#finding-help': 'find a lawyer, legal aid, attorney, free help',
  '7-3#from-the-decision-to-the-bill':
    'when the refund comes, corrected tax bill, refund check, money back after winning',
  '7-3#interest': 'interest on refunds, overpaid tax, interest on unpaid tax',
  '7-3#if-a-bank-pays-your-tax': 'mortgage company, lender, escrow pays the taxes, who gets the refund',
  '7-3#what-carries-over-to-next-year':
    'does the lower value carry over, next year’s value, appeal again every year',
  '7-3#your-calendar-for-next-year': 'what to do next year, dates, when to start again',
  '7-3#what-to-keep': 'which papers to keep, records, how long',
}
