/** Proves that what is written is said as a person would say it, and that nothing is left for a voice to guess. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardinal, ordinal, yearWords } from './number-words.ts'
import { spokenText, spokenWords } from './spoken-words.ts'

const said = (text: string): string => spokenText(spokenWords(text))

it.each([
  ['The TRIM notice shows $420,000.', 'the trim notice shows four hundred twenty thousand dollars.'],
  [
    'It saves $751.21 or $0.50.',
    'it saves seven hundred fifty one dollars and twenty one cents or fifty cents.',
  ],
  ['A $50 fee, $1 more.', 'a fifty dollar fee, one dollar more.'],
  ['It costs $1.2 million now.', 'it costs one point two million dollars now.'],
  ['About $420K.', 'about four hundred twenty thousand dollars.'],
  [
    'At $222.22/sqft it is high.',
    'at two hundred twenty two dollars and twenty two cents per square foot it is high.',
  ],
  ['The rate is 6.3400 mills.', 'the rate is six point three four mills.'],
  ['Only 22.3% won, 3% to 10%.', 'only twenty two point three percent won, three percent to ten percent.'],
  ['Form DR-486 and DR-485WI.', 'form D R four eighty six and D R four eighty five W I.'],
  ['Ask the VAB’s clerk.', "ask the V A B's clerk."],
  [
    'See s. 194.011(3)(d), F.S., first.',
    'see section one ninety four point zero one one three D, florida statutes, first.',
  ],
  ['Rule 12D-9.020 says it.', 'rule twelve D nine point zero two zero says it.'],
  ['It is due Monday, September 7, 2026.', 'it is due monday, september seventh, twenty twenty six.'],
  ['By January 6 or on 01/31/2027.', 'by january sixth or on january thirty first twenty twenty seven.'],
  ['A house of 1994, a roof of 2003.', 'a house of nineteen ninety four, a roof of two thousand three.'],
  [
    'In 2024, owners filed 144,697.',
    'in twenty twenty four, owners filed one hundred forty four thousand six hundred ninety seven.',
  ],
  ['It has 2000 square feet.', 'it has two thousand square feet.'],
  ['From 2019–2024, in the 1990s.', 'from twenty nineteen to twenty twenty four, in the nineteen nineties.'],
  ['Come at 10:30 a.m. or 4:00 sharp.', "come at ten thirty A M or four o'clock sharp."],
  ['Open 9:00 a.m. to 4:05 p.m. daily.', 'open nine A M to four oh five P M daily.'],
  ['Call (850) 555-0100 today.', 'call eight five zero five five five zero one zero zero today.'],
  ['Call 850-555-0100.', 'call eight five zero five five five zero one zero zero.'],
  ['The 1st, 22nd, and 103rd.', 'the first, twenty second, and one hundred third.'],
  ['Miami-Dade and St. Lucie.', 'miami dade and saint lucie.'],
  ['Levy County has a tax levy.', 'leevy county has a tax levy.'],
  ['They live at 118 Heron Lane.', 'they live at one eighteen heron lane.'],
  ['It has 118 pages.', 'it has one hundred eighteen pages.'],
  ['Sale code 01 or 02.', 'sale code zero one or zero two.'],
  ['“Plan A,” she says. A plan?', 'plan A, she says, a plan?'],
  ['Is there no. 4 or #5?', 'is there number four or number five?'],
  ['There is no.', 'there is no.'],
  ['A 25-year roof, 6–9 minutes.', 'a twenty five year roof, six to nine minutes.'],
  ['The porch has no A/C — and/or heat.', 'the porch has no air conditioning, and or heat.'],
  ['Parts A & B = 1/2 + 3/4.', 'parts A and B equals one half plus three quarters.'],
  ['Write to name@example.com.', 'write to name at example dot com.'],
  ['Don’t wait, it’s the Marlows’.', "don't wait, it's the marlows."],
  [
    'In the U.S. it is 1,890 sq. ft. today.',
    'in the U S it is one thousand eight hundred ninety square feet today.',
  ],
  ['Neither of them has read it.', 'neither of them has red it.'],
  ['We’ll read every line. Then read it once more.', "we'll reed every line, then reed it once more."],
  ['They read the packet, and you can read it too.', 'they red the packet, and you can reed it too.'],
  ['They haven’t had time to read it.', "they haven't had time to reed it."],
  ['Only if you read email daily, don’t read on.', "only if you reed email daily, don't reed on."],
  ['The R. 12/25 form.', 'the revised twelve twenty five form.'],
  ['Day −15 is hard.', 'day minus fifteen is hard.'],
  ['Use 32300 as the ZIP.', 'use thirty two thousand three hundred as the zip.'],
  ['In ZIP 32300 it rains.', 'in zip three two three zero zero it rains.'],
])('%s', (written, expected) => {
  expect(said(written)).toBe(expected)
})

it('keeps one entry for each shown word, with what is said of it', () => {
  expect(
    spokenWords('Form DR-486 — soon.').map(({ shown, spoken, breath }) => [shown, spoken.join(' '), breath]),
  ).toEqual([
    ['Form', 'form', false],
    ['DR-486', 'D R four eighty six', false],
    ['—', '', true],
    ['soon.', 'soon', false],
  ])
})

it('numbers, places and years are said as they are counted', () => {
  expect([0, 13, 40, 101, 1_000, 1_000_001].map((value) => cardinal(value).join(' '))).toEqual([
    'zero',
    'thirteen',
    'forty',
    'one hundred one',
    'one thousand',
    'one million one',
  ])
  expect([1, 2, 3, 5, 8, 9, 12, 20, 100].map((value) => ordinal(value).join(' '))).toEqual([
    ...['first', 'second', 'third', 'fifth', 'eighth', 'ninth', 'twelfth', 'twentieth', 'one hundredth'],
  ])
  expect([1900, 1905, 2000, 2005, 2010, 2026].map((value) => yearWords(value).join(' '))).toEqual([
    ...['nineteen hundred', 'nineteen oh five', 'two thousand', 'two thousand five', 'twenty ten'],
    'twenty twenty six',
  ])
})

/** Small letters with an apostrophe, or one capital for a letter that is said by its name. */
const speakable = /^([a-z]+('[a-z]+)*|[A-Z]('s)?s?)$/

describe('whatever is written', () => {
  const nasty = fc.oneof(
    fc.stringMatching(/^[$#%&@+=0-9.,:/()A-Za-z’'–—-]{1,14}$/),
    fc.constantFrom(
      ...[
        '(3)(b)',
        '$',
        '%',
        '&',
        '7-1-1',
        '3.14.15',
        '§§',
        '½',
        'é',
        '…',
        '1st–3rd',
        'x²',
        '™',
        '$5/mo',
        '١٢',
      ],
    ),
  )

  it('no digit, sign or abbreviation is left, and each shown word has its entry', () => {
    fc.assert(
      fc.property(fc.array(nasty, { minLength: 1, maxLength: 8 }), (words) => {
        const text = words.join(' ')
        const all = spokenWords(text)
        expect(all.map(({ shown }) => shown)).toEqual(text.split(/\s+/).filter((word) => word !== ''))
        for (const word of all.flatMap(({ spoken }) => spoken)) expect(word).toMatch(speakable)
      }),
      { numRuns: 2_000 },
    )
  })

  it('every digit is heard: numbers that differ are said otherwise', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999 }),
        fc.integer({ min: 0, max: 999_999 }),
        (one, other) => {
          fc.pre(one !== other)
          const amount = (value: number) => said(`It is $${value.toLocaleString('en-US')} now.`)
          expect(amount(one)).not.toBe(amount(other))
        },
      ),
    )
  })
})
