/** Proves what the operator may type about a live session, before any database is asked. */
import { expect, it } from 'vitest'
import { operatorOf } from '../testing/operate.ts'

const operate = operatorOf({})
const join = 'https://meet.example/just-value'
const whole = ['--title', 'X', '--starts', '2036-12-01 18:00', '--minutes', '60', '--join', join]
const but = (name: string, value: string) =>
  whole.map((word, at) => (whole[at - 1] === `--${name}` ? value : word))

it.each([
  [['live', 'add', ...but('starts', '2036-02-30 18:00')], /Eastern clock such as "2026-12-01 18:00", not/],
  [['live', 'add', ...but('join', 'http://meet.example/x')], /begins with https/],
  [['live', 'add', ...but('join', 'https://me:secret@meet.example/x')], /begins with https/],
  [['live', 'add', ...but('minutes', '5')], /from 15 to 240, not "5"/],
  [['live', 'add', ...but('title', ' ')], /--title needs 1 to 120 letters/],
  [['live', 'add', ...but('title', 'x'.repeat(121))], /--title needs 1 to 120 letters/],
  [['live', 'move', '1'], /--starts must be a time/],
  [['live', 'show'], /Say which session/],
  [['live', 'show', 'x'], /"x" is not the number of a session/],
  [['live', 'show', '1', '2'], /"2" is too much/],
  [['live', 'answer', '1'], /Say which question/],
  [['live', 'recording', '999', join, '--remove'], /one address, or --remove/],
  [['live', 'recording', '999', 'ftp://video.example/1'], /begins with https/],
] as const)('%j is not understood', async (args, sentence) => {
  expect(await operate(...args)).toMatchObject({ code: 2, told: expect.stringMatching(sentence) })
})
