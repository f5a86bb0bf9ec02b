import { expect, it } from 'vitest'
import { cuesIn } from './web-vtt.ts'

const file = `\uFEFFWEBVTT - captions of module 1\r
\r
NOTE made by hand --> not a cue\r
\r
STYLE\r
::cue { color: white }\r
\r
00:05.500 --> 00:07.000 align:start\r
<v Ann>Look at the <b>second</b>\r
line &amp; the third.\r
\r
1-1\r
00:00:01.000 --> 00:00:05.500\r
Good morning.\r
\r
01:00:00.000 --> 00:59:00.000\r
Ends before it begins.\r
\r
00:08.000 --> 00:09.000\r
\r
soon --> later\r
No times.`

it('gives what is said from when to when, in order', () => {
  expect(cuesIn(file)).toEqual([
    { id: '1-1', startsAt: 1, endsAt: 5.5, text: 'Good morning.' },
    { id: '', startsAt: 5.5, endsAt: 7, text: 'Look at the second line & the third.' },
  ])
})

it.each([
  ['01:02:03.250 --> 99:59:59.999', 3723.25],
  ['100:00:00.000 --> 100:00:01.000', 360_000],
  ['59:59.000 --> 01:00:00.000', 3599],
])('reads the beginning of %s as %d seconds', (times, startsAt) => {
  expect(cuesIn(`WEBVTT\n\n${times}\nWords`)[0]?.startsAt).toBe(startsAt)
})

it.each(['', 'WEBVTT', 'not a caption file at all'])('gives nothing for %j', (empty) => {
  expect(cuesIn(empty)).toEqual([])
})
