/** Owns true sections that keep the composer’s sentences and say parts of them otherwise, as a careful model writes. */

import { type PhraseDraft, spokenPhraseDrafts } from './spoken-phrase-drafts.ts'

const capped = 'case_summary of a capped homestead, typed'
const rental = 'case_summary of a rental, typed'
const summary = 'case_summary of a new homestead, of the roll'
const transfer = 'case_summary of a home in the year of a transfer, of the roll'
const full = 'case_summary of a full case'

export const phraseDrafts: readonly PhraseDraft[] = [
  ...spokenPhraseDrafts,
  [
    capped,
    'home',
    [
      'This is about → This concerns',
      '. It is taken as → , which is treated as',
      'Written on → It was written on',
    ],
  ],
  [
    capped,
    'home',
    ['are those typed → were typed', 'typed, so compare → typed. So please compare', 'once more → again'],
  ],
  [rental, 'home', ['taken as → regarded as', 'Written on → This was written on']],
  [
    summary,
    'home',
    ['are read from → come from', 'gives its use → lists its use', ', so it differs → . So it is different'],
  ],
  [transfer, 'home', ['in part → partly', '. The effective area → , and the effective area']],
  [
    summary,
    'values',
    ['For {value.year} the just value is {value.just} → The just value for {value.year} is {value.just}'],
  ],
  [
    summary,
    'values',
    ['. It is the appraiser’s figure → , which is the appraiser’s figure', 'worked out → calculated'],
  ],
  [
    capped,
    'values',
    ['directly: a cap → directly. A cap', 'come off after that → are subtracted after that'],
  ],
  [
    capped,
    'values',
    ['come off after that → are taken off afterwards', ', so each has → . That is why each has'],
  ],
  [
    rental,
    'values',
    ['For {value.year} → In {value.year}', 'exemptions come off after that → after that exemptions come off'],
  ],
  [
    rental,
    'values',
    [
      'what the home was worth on {day.valuation} → what the house was worth on {day.valuation}',
      'its own line → a line of its own',
    ],
  ],
  [
    summary,
    'caps',
    ['holds back how fast → limits how quickly', 'rise, so → go up. So', 'lie below → be lower than'],
  ],
  [capped, 'caps', ['may rise → may increase', 'changes no tax → does not change the tax']],
  [
    capped,
    'caps',
    [
      'This home is → This house is',
      'stays above → remains above',
      'changes no tax → leaves the tax unchanged',
    ],
  ],
  [
    rental,
    'caps',
    ['begins to fall → starts to fall', 'changes a tax: each levy → changes a tax. Each levy'],
  ],
  [rental, 'caps', ['by itself → on its own', 'for each kind → for every kind']],
  [transfer, 'caps', ['lie below → sit below', 'tax: each levy → tax; each levy']],
  [
    summary,
    'answer',
    [
      'the numbers of that year → that year’s numbers',
      '. It does not open → , and it does not open',
      'room: a → room. A',
    ],
  ],
  [
    capped,
    'answer',
    [
      'The answer below → The answer that follows',
      'On these numbers a petition on value would not pay for itself → A petition on value would not pay for itself on these numbers',
      'That is a → This is a',
    ],
  ],
  [
    rental,
    'answer',
    [
      'a separate question → another question',
      ', and this analysis → . This analysis',
      'does not answer it → leaves it open',
    ],
  ],
  [transfer, 'answer', ['open the time again → reopen the time', 'is named below → is listed below']],
  [summary, 'arithmetic', ['anew → again', 'forecast: the → forecast. The']],
  [
    capped,
    'arithmetic',
    [
      'takes one → starts from one',
      'works out → calculates',
      'None of these values is a forecast → These values are not forecasts',
    ],
  ],
  [transfer, 'arithmetic', ['lines: they → lines. They', 'may change → may therefore change']],
  [
    summary,
    'estimate',
    [
      'An estimate from sales → An estimate based on sales',
      'knows of a home, and nothing of → knows about a home, and nothing about',
    ],
  ],
  [
    capped,
    'gathered',
    [
      'is not written down yet → has not been written down yet',
      'chosen sales → the sales you chose',
      'not in your case yet → not yet in your case',
    ],
  ],
  [
    full,
    'gathered',
    ['beside the just value → next to the just value', 'It rests on this → It is based on this'],
  ],
  [
    summary,
    'to-show',
    [
      'these places. Which of them there is for this home is for the owner to see → the places below. It is for the owner to see which of them there is for this home',
      'beside a plan → next to a plan',
    ],
  ],
  [
    capped,
    'to-show',
    [
      'Damage and wear count as they were on the valuation day → Damage and wear count the way they were on the valuation day',
      'what the repair costs → the cost of the repair',
      'because → since',
    ],
  ],
  [
    rental,
    'to-show',
    [
      'like homes nearby → similar homes close by',
      'each adjusted → each is adjusted',
      'each square foot → every square foot',
    ],
  ],
  [summary, 'else', ['These do not depend on a petition → None of these depends on a petition']],
  [
    capped,
    'dates',
    [
      'These are the days → They are the days',
      'from the day of writing on → starting with the day of writing',
      'every day named → each day listed',
    ],
  ],
]
