/** What owners ask about filing, in our own words, as passages: who may, what it risks and costs, what weakens a case. */
import { fixedTokens } from '#content/fixed-tokens.ts'
import { fillTokens } from '#content/tokens.ts'
import { paths } from '#contract/page-paths.ts'
import type { Passage, Sentence } from '#core/ask/passage.ts'
import { lawCheckedOn } from '#core/document/facts/law/law-fact.ts'
import { passageOf, plain } from './told-passage.ts'

/** What owners ask before they file, in our own words. */
const beforeFiling = (): readonly Passage[] => [
  // The law behind it, as sure as it is, is quoted after it.
  passageOf({
    id: 'site:can-it-go-up',
    label: 'How sure we are',
    path: paths.howSureWeAre(),
    about: 'Can an appeal raise my value or my tax',
    sentences: plain(['No rule we know of allows it when you ask for a lower value.']),
  }),
  passageOf({
    id: 'site:packet-and-petition',
    label: 'Documents',
    path: paths.documents(),
    about: 'Evidence with the petition, or later',
    sentences: plain([
      'No, your packet doesn’t go with the petition. The petition goes to the clerk now, by the date on your notice.',
      'The packet goes to the property appraiser, at least 15 days before your hearing. Bring copies to the hearing too.',
    ]),
  }),
  passageOf({
    id: 'site:rent-as-evidence',
    label: 'The eight factors in plain words',
    path: `${paths.module(5, '5-2')}#the-eight-factors-in-plain-words`,
    about: 'The rent that a house brings in, as evidence of its value: the income approach',
    sentences: plain([
      'You can show the rent, but it rarely decides the value of a single house or condo. Sales of similar homes do.',
      'Income is the seventh of the eight things the appraiser must weigh (s. 193.011, Florida Statutes). It matters most for a building with several units.',
      'One lease is weak evidence. You’d also have to show what similar homes rent for, the vacancy, the yearly costs, and the rate that turns them into a value.',
    ]),
  }),
  passageOf({
    id: 'site:conference-or-board',
    label: 'The informal conference',
    path: paths.module(3, '3-1'),
    about: 'The informal conference beside the hearing before the value adjustment board',
    sentences: plain([
      'The informal conference is a free talk with the property appraiser’s office. The value adjustment board (VAB) holds a hearing on your petition and decides.',
      'You can do both. The talk may fix it sooner, but only a petition keeps your right to a hearing.',
    ]),
  }),
  passageOf({
    id: 'site:mistake-on-the-form',
    label: 'Disclaimers',
    path: paths.disclaimers(),
    about: 'Can I get in trouble for a mistake on the petition form',
    sentences: plain([
      'Tell the clerk of the board about the mistake, and correct it.',
      'You sign the petition under penalty of perjury. That’s about facts you know to be false, not about an honest mistake or an opinion of value that a board doesn’t share. For advice on your own situation, ask a Florida attorney.',
    ]),
  }),
]

/** Who may appeal, whatever and however long they own. */
const whoMayAppeal = (): readonly Passage[] => [
  passageOf({
    id: 'site:new-owner',
    label: 'Your own sale',
    path: `${paths.module(2, '2-2')}#your-own-sale`,
    about: 'Can somebody appeal who has just bought the home',
    sentences: plain(['You can appeal a home you just bought, and what you paid may be your best evidence.']),
  }),
  // Sources: form DR-486, 12/25 edition, Part 1; ss. 193.1554 and 193.1555, F.S.
  passageOf({
    id: 'site:who-can-file',
    label: 'The petition, part by part',
    path: `${paths.module(3, '3-2')}#part-1-who-you-are`,
    about: 'Who can appeal: rental, condo, second home, land',
    sentences: plain([
      'You can appeal any property you own: a house, a condo, a rental, a second home, or land. It doesn’t need a homestead.',
      'On a rental or second home no cap holds back school taxes, so a lower value saves there from the first dollar.',
    ]),
  }),
  passageOf({
    id: 'site:owner-died',
    label: 'The petition, part by part',
    path: `${paths.module(3, '3-2')}#part-3-you-sign`,
    about: 'The owner has died and the home is still in their name',
    sentences: plain([
      'When the owner has died, who may sign depends on the estate, so ask the clerk of the board or a lawyer before you file.',
      'Call now: the date on the notice doesn’t wait. And ask the property appraiser, before any deed is signed, what happens to the cap.',
    ]),
  }),
]

/** A homestead that should not be on the record, and damage that nobody has priced. */
const weakSpots = (): readonly Passage[] => [
  passageOf({
    id: 'site:homestead-of-a-rental',
    label: 'Documents',
    path: paths.documents(),
    about: 'The county’s record shows a homestead exemption on a home I rent out',
    sentences: plain([
      'The exemption is for the home you live in. If the record shows one on a home you rent out, ask the property appraiser to take it off before you file.',
      'You can owe back taxes, with a penalty and interest (s. 196.161, Florida Statutes).',
    ]),
  }),
  // Source: s. 196.161(1)(b), F.S., checked 2026-11-30.
  passageOf({
    id: 'site:homestead-back-taxes',
    label: 'Documents',
    path: paths.documents(),
    about: 'Back taxes and penalty for a wrong homestead exemption',
    sentences: plain([
      'The property appraiser can charge the tax that the exemption saved you, for up to the last 10 years. A penalty of 50% of each year’s unpaid tax is added, and interest of 15% a year (s. 196.161, Florida Statutes).',
      'You owe no penalty or interest if the office itself made a clerical mistake or left something out.',
      'The office sends a notice first. If you don’t pay in time, it can record a tax lien on your property in the county. Ask the office for its figures, and ask a lawyer before you answer.',
    ]),
  }),
  passageOf({
    id: 'site:no-estimate',
    label: 'What proof looks like',
    path: `${paths.module(4, '4-2')}#what-proof-looks-like`,
    about: 'A leaking roof or other damage without an estimate',
    sentences: plain([
      'You can still show the damage, with dated photos and your own testimony that it was there on January 1. What you lack is proof of the cost.',
      'Without an estimate or invoice, the cost is only your own figure. We then take nothing off your value for it, and a board may give it little weight.',
      'Ask a contractor for a written estimate on letterhead. It may be dated after January 1 if the damage was there before.',
    ]),
  }),
]

const ofLaw = (label: string, text: string): Sentence => ({
  text,
  sources: [{ label, checkedOn: lawCheckedOn, sureness: null }],
})

/** What losing costs, and what may come off income tax. */
const moneyMatters = (): readonly Passage[] => [
  passageOf({
    id: 'site:if-you-lose',
    label: 'The fee',
    path: `${paths.module(3, '3-3')}#the-fee`,
    about: 'What losing costs',
    sentences: [
      ofLaw(
        's. 194.013, Florida Statutes',
        fillTokens(
          'Losing costs you the county’s filing fee, at most {{param:vab-fee-ceiling}} for each home. Your value and your tax stay as they are.',
          fixedTokens(),
        ),
      ),
      ofLaw(
        's. 194.014, Florida Statutes',
        'If you paid only part of your tax bill, you owe the rest, with interest.',
      ),
    ],
  }),
  passageOf({
    id: 'site:deduct-the-fee',
    label: 'Disclaimers',
    path: paths.disclaimers(),
    about: 'Taking the filing fee or the price of the course off income tax',
    sentences: plain([
      'Ask a tax preparer whether you can deduct the filing fee or our price. We don’t give income tax advice.',
      'Save your receipts: the county’s for the filing fee, and the one we email you.',
    ]),
  }),
]

/** For those who would rather not do it on a screen, or not alone. */
const withoutComputer = (): readonly Passage[] => [
  passageOf({
    id: 'site:on-paper',
    label: 'Getting it there',
    path: `${paths.module(3, '3-3')}#getting-it-there`,
    about: 'Appealing without a computer, or with somebody who helps',
    sentences: plain([
      'You can file on paper: fill in form DR-486, sign it, and mail it or bring it to the clerk of the board.',
      'Somebody you trust can also file for you, with your written permission.',
      'If you’re stuck on this site, write to us on the Help page. A person answers.',
    ]),
  }),
]

export const filingPassages = (): readonly Passage[] => [
  ...beforeFiling(),
  ...whoMayAppeal(),
  ...weakSpots(),
  ...moneyMatters(),
  ...withoutComputer(),
]
