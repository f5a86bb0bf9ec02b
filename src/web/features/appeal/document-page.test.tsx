/** Proves the page of a document: changed in place without losing a word, locked, written again, compared and taken back. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { getCase, type OpenCase, saveCase } from '#contract/case/cases.ts'
import { getDocumentStatus } from '#contract/document/documents.ts'
import {
  dropSuggestion,
  getDocumentChanges,
  lockDocument,
  renewDocument,
  rewriteDocumentSection,
  saveDocumentSection,
  suggestWording,
} from '#contract/document/edits.ts'
import {
  compareDocumentVersions,
  listDocumentVersions,
  restoreDocumentVersion,
} from '#contract/document/versions.ts'
import { listProperties } from '#contract/property/properties.ts'
import { emptyCase } from '#core/case/file.ts'
import { caseId, openCase } from '#web/testing/case-answers.ts'
import { documentId as id, writtenDocument, writtenSection } from '#web/testing/document-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

let api: FakeApi
const savedAt = '2026-08-20T15:00:01.000Z'
const own = writtenSection({ writtenBy: 'owner', version: 2, paragraphs: ['My own words.'] })
const changed = writtenDocument({ sections: [own], sectionsOwn: 1, version: 2 })
const versions = [
  { version: 2, savedAt, cause: 'edited', sectionTitle: 'The letter' } as const,
  { version: 1, savedAt, cause: 'written', sectionTitle: null } as const,
]

const answerCase = (address: string | null, filing: Partial<OpenCase['file']['filing']> = {}) => {
  const own = openCase()
  const appraiser = { address, url: null, phone: null }
  api.answer(getCase, {
    case: {
      ...own,
      county: { ...own.county, appraiser },
      file: { ...own.file, filing: { ...own.file.filing, ...filing } },
    },
  })
}

beforeEach(() => {
  sessionStorage.clear()
  api = fakeApi()
  signIn(api, { ...ada, tier: 'ai_enhanced' })
  api.answer(getDocumentStatus, { document: writtenDocument() })
  answerCase('601 E Kennedy Blvd, Tampa 33602')
  api.answer(getDocumentChanges, { comparable: true, changes: [] })
  api.answer(listDocumentVersions, { versions, page: 1, pageSize: 100, total: 2 })
})

const open = () => openPage(`/appeal/${caseId}/document/${id}`)

it('the way back names the home', async () => {
  open()
  const way = await screen.findByRole('link', { name: writtenDocument().address.split(',')[0] ?? '' })
  expect(way.getAttribute('href')).toBe(`/appeal/${caseId}`)
})

it('a letter without its owner’s address asks for it, and is updated with it in one press', async () => {
  answerCase('601 E Kennedy Blvd, Tampa 33602')
  const own = openCase({ notice: { ...emptyCase.notice, homestead: false } })
  api.answer(getCase, { case: own })
  api.answer(listProperties, { properties: [] })
  api.answer(saveCase, { version: 2, updatedAt: savedAt })
  api.answer(renewDocument, { status: 'queued' })
  const { user } = open()
  const save = () => screen.getByRole('button', { name: 'Save and update this document' })
  await user.type(await screen.findByLabelText(/^Your mailing address/), '12 Bay St')
  expect(save()).toHaveProperty('disabled', true)
  await user.type(screen.getByLabelText(/^Your mailing address/), ', Tampa, FL 33602')
  await user.click(save())
  await waitFor(() => expect(api.callsOf(renewDocument)).toHaveLength(1))
  expect(api.callsOf(saveCase)[0]?.input).toMatchObject({
    changes: { filing: { ownerAddress: '12 Bay St, Tampa, FL 33602' } },
  })
})

it('says who drafted it and who approves it, and keeps how it was written behind one line', async () => {
  const { user } = open()
  expect(
    await screen.findByText(
      /^Drafted from your case, with every figure checked against the record\. Change what you like/,
    ),
  ).toBeDefined()
  expect(screen.getByText(/^Approving is optional\. It keeps/)).toBeDefined()
  await user.click(screen.getByText('How this was written'))
  expect(screen.getByText(/^Our standard wording, filled in with the facts of your case\.$/)).toBeDefined()
  cleanup()
  api.answer(getDocumentStatus, { document: writtenDocument({ suggestedBy: 'claude-x' }) })
  const again = open()
  await again.user.click(await screen.findByText('How this was written'))
  expect(screen.getByText(/AI \(claude-x\) writes only the suggestions/)).toBeDefined()
})

it.each([
  [null, {}, 'notice'],
  ['Tampa, FL', {}, 'filing'],
  [null, { appraiserAddress: '601 E Kennedy Blvd, Tampa' }, null],
  ['601 E Kennedy Blvd, Tampa 33602', {}, null],
] as const)(
  'a letter whose address is %s, typed %j, leads to where it is asked: %s',
  async (address, filing, step) => {
    answerCase(address, filing)
    open()
    if (step === null) {
      await screen.findByText(/^Drafted from your case/)
      await waitFor(() => expect(api.callsOf(getCase)).toHaveLength(1))
      expect(screen.queryByRole('link', { name: 'Add the address' })).toBeNull()
      return
    }
    const way = await screen.findByRole('link', { name: 'Add the address' })
    expect(way.getAttribute('href')).toBe(`/appeal/${caseId}/${step}#appraisers-address`)
  },
)

it('leads to each section, says which are approved, and has one main button', async () => {
  const sections = [writtenSection(), writtenSection({ id: 'grid', title: 'The grid', locked: true })]
  api.answer(getDocumentStatus, { document: writtenDocument({ sections }) })
  open()
  const list = await screen.findByRole('navigation', { name: 'Sections of this document' })
  const items = within(list).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['The letter', 'Approved: The grid'])
  expect(within(list).getByRole('link', { name: 'The grid' }).getAttribute('href')).toMatch(/#section-grid$/)
  const filled = screen.getAllByRole('button').filter(({ className }) => /(^| )bg-action/.test(className))
  expect(filled.map(({ textContent }) => textContent)).toEqual(['Download PDF: Cover letter'])
})

it('in a script the lines to say are set apart from what one only reads', async () => {
  const paragraphs = ['Say the lines in quotation marks.', '“Thank you.”']
  const document = writtenDocument({ kind: 'hearing_script', sections: [writtenSection({ paragraphs })] })
  api.answer(getDocumentStatus, { document })
  open()
  expect((await screen.findByText('“Thank you.”')).className).toContain('text-lg')
  expect(screen.getByText('Say the lines in quotation marks.').className).not.toContain('text-lg')
})

it('says on the screen where its facts come from, which a letter itself does not', async () => {
  const sources = [{ label: 'Just value', source: 'Leon County 2026 tax roll' }]
  api.answer(getDocumentStatus, { document: writtenDocument({ sources }) })
  const { user } = open()
  await user.click(await screen.findByText('Where this comes from'))
  expect(screen.getByText('Just value: Leon County 2026 tax roll')).toBeDefined()
})

const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your text for “The letter”')

it('a section is changed in place, and then shown as changed by its owner with what is strange in it', async () => {
  api.answer(saveDocumentSection, { version: 2 })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Change: The letter' }))
  const text = await field()
  expect(text.value).toBe('I enclose my evidence.\n\nPlease confirm the day.')
  await user.clear(text)
  expect(screen.getByText('A section can’t be empty.')).toBeDefined()
  await user.type(text, 'It is worth $1.')
  const notices = [
    { kind: 'figures', message: 'These figures aren’t in your case.', at: ['It is worth $1.'] },
  ]
  api.answer(getDocumentStatus, { document: { ...changed, sections: [{ ...own, notices }] } })
  await user.click(screen.getByRole('button', { name: 'Save: The letter' }))
  expect(await screen.findByText('Changed by you')).toBeDefined()
  expect(screen.getByText('These figures aren’t in your case.')).toBeDefined()
  const input = { id, sectionId: 'letter', version: 1, text: 'It is worth $1.' }
  expect(api.callsOf(saveDocumentSection)[0]?.input).toEqual(input)
})

it('what was typed outlives a reload, and another window is asked about before it is overwritten', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Change: The letter' }))
  await user.type(await field(), ' And more.')
  cleanup()
  api.answer(getDocumentStatus, { document: changed })
  open()
  expect((await field()).value).toMatch(/ And more\.$/)
  api.refuse(saveDocumentSection, 'conflict', 'This has changed since you read it.')
  await user.click(screen.getByRole('button', { name: 'Save: The letter' }))
  expect(await screen.findByText('Not saved yet. What you typed is still here.')).toBeDefined()
  api.answer(saveDocumentSection, { version: 3 })
  await user.click(screen.getByRole('button', { name: 'Save what I typed' }))
  await waitFor(() => expect(api.callsOf(saveDocumentSection).at(-1)?.input).toMatchObject({ version: 2 }))
  expect(await screen.findByRole('button', { name: 'Change: The letter' })).toBeDefined()
})

it('own words are written over only after a question, and locked ones cannot be', async () => {
  api.answer(getDocumentStatus, { document: changed })
  api.answer(rewriteDocumentSection, { version: 3 })
  api.answer(lockDocument, {})
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Put our wording back: The letter' }))
  const dialog = await screen.findByRole('dialog', { name: 'Replace your own words?' })
  await user.click(within(dialog).getByRole('button', { name: 'Put our wording back' }))
  await waitFor(() =>
    expect(api.callsOf(rewriteDocumentSection)[0]?.input).toEqual({
      id,
      sectionId: 'letter',
      version: 2,
      overwrite: true,
    }),
  )
  api.answer(getDocumentStatus, { document: { ...changed, sections: [{ ...own, locked: true }] } })
  await user.click(await screen.findByRole('button', { name: 'Approve: The letter' }))
  expect(await screen.findByRole('button', { name: 'Undo approval: The letter' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^(Change|Put our wording back): / })).toBeNull()
})

it('says what has changed in the case, and is written again from it', async () => {
  const changes = [
    { label: 'Dates', before: null, now: null, dates: { cause: 'filed', on: '2026-08-28' } as const },
    { label: 'Just value', before: '$420,000', now: null },
    { label: 'Your opinion of value', before: '$379,000', now: '$365,000' },
  ]
  api.answer(getDocumentChanges, { comparable: true, changes })
  api.answer(renewDocument, { status: 'queued' })
  const { user } = open()
  expect(await screen.findByText('3 things in your case have changed since this was written')).toBeDefined()
  expect(screen.getByText('You filed on August 28, 2026, so the dates changed.')).toBeDefined()
  expect(screen.getByText('No longer in it: $420,000')).toBeDefined()
  expect(screen.getByText('Now: $365,000')).toBeDefined()
  expect(screen.getByText('Before: $379,000')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Update it from your case' }))
  await waitFor(() => expect(api.callsOf(renewDocument)).toHaveLength(1))
})

it('an earlier version is compared in words that are heard as well as seen, and brought back', async () => {
  api.answer(getDocumentStatus, { document: changed })
  api.answer(compareDocumentVersions, {
    sections: [
      {
        id: 'letter',
        title: 'The letter',
        change: 'changed',
        pieces: [
          { kind: 'removed', text: 'I enclose.' },
          { kind: 'added', text: 'My own words.' },
        ],
      },
    ],
  })
  api.answer(restoreDocumentVersion, { version: 3 })
  const { user } = open()
  await user.click(await screen.findByText('Earlier versions'))
  expect(await screen.findByText('Written')).toBeDefined()
  expect(screen.getByText(/^You have version 2 now: You changed “The letter”/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: /^What’s changed since then: version 1/ }))
  expect((await screen.findByText('I enclose.', { selector: 'del' })).textContent).toBe(
    '[removed: I enclose.]',
  )
  expect(screen.getByText('My own words.', { selector: 'ins' }).textContent).toBe('[added: My own words.]')
  await user.click(screen.getByRole('button', { name: /^Restore this: version 1/ }))
  await waitFor(() =>
    expect(api.callsOf(restoreDocumentVersion)[0]?.input).toEqual({ id, version: 2, restore: 1 }),
  )
})

it('that could not be written again stands as before, with its files, and says why', async () => {
  const message = 'Something went wrong on our end. Try again.'
  api.answer(getDocumentStatus, {
    document: writtenDocument({ renewalFailure: { reason: 'outage', message } }),
  })
  open()
  const title = await screen.findByText('We couldn’t update this document')
  expect(title.parentElement?.textContent).toContain(`${message} Nothing was lost`)
  expect(screen.getByText('I enclose my evidence.')).toBeDefined()
  expect(screen.getByRole('button', { name: /PDF/ })).toBeDefined()
})

const pieces = [
  { kind: 'same', text: 'I enclose ' },
  { kind: 'removed', text: 'my evidence' },
  { kind: 'added', text: 'the evidence I gathered' },
  { kind: 'same', text: '.' },
] as const
const text = 'I enclose the evidence I gathered.'
const offered = { state: 'offered' as const, text, pieces: [...pieces] }
const withSuggestion = (suggestion: Parameters<typeof writtenSection>[0]) =>
  api.answer(getDocumentStatus, {
    document: writtenDocument({ sections: [writtenSection({ maySuggest: true, ...suggestion })] }),
  })

it('a freer wording is asked for, shown with what it changes, and taken with one press', async () => {
  withSuggestion({})
  api.answer(suggestWording, {})
  api.answer(saveDocumentSection, { version: 2 })
  const { user } = open()
  const ask = await screen.findByRole('button', { name: 'Suggest another wording: The letter' })
  withSuggestion({ suggestion: offered })
  await user.click(ask)
  expect(api.callsOf(suggestWording)[0]?.input).toEqual({ id, sectionId: 'letter', version: 1 })
  expect((await screen.findByText('my evidence', { selector: 'del' })).textContent).toContain('removed')
  expect(screen.getByText('the evidence I gathered', { selector: 'ins' })).toBeDefined()
  expect(screen.getByText('I enclose my evidence.')).toBeDefined()
  api.answer(getDocumentStatus, { document: changed })
  await user.click(screen.getByRole('button', { name: 'Use this wording: The letter' }))
  const input = { id, sectionId: 'letter', version: 1, text: 'I enclose the evidence I gathered.' }
  expect(api.callsOf(saveDocumentSection)[0]?.input).toEqual(input)
  expect(await screen.findByText('Changed by you')).toBeDefined()
})

it('a suggestion is put away, and one that is waited for can be stopped', async () => {
  withSuggestion({ suggestion: offered })
  api.answer(dropSuggestion, {})
  const { user } = open()
  const keep = await screen.findByRole('button', { name: 'Keep ours: The letter' })
  withSuggestion({ suggestion: { state: 'asked' } })
  await user.click(keep)
  const stop = await screen.findByRole('button', { name: 'Stop: The letter' })
  expect(screen.queryByRole('button', { name: /^Suggest/ })).toBeNull()
  withSuggestion({ suggestion: { state: 'none' } })
  await user.click(stop)
  expect(await screen.findByText('No other wording said the same thing, so ours stays.')).toBeDefined()
  expect(api.callsOf(dropSuggestion)).toHaveLength(2)
})

it('what a board will not hear stands beside its sentence, until the section is approved', async () => {
  const notices = [
    { kind: 'tax-burden', message: 'A board will not weigh it.', at: ['My taxes are too high.'] },
  ]
  api.answer(getDocumentStatus, { document: { ...changed, sections: [{ ...own, notices }] } })
  api.answer(lockDocument, {})
  const { user } = open()
  expect((await screen.findByText('My taxes are too high.')).tagName).toBe('Q')
  expect(screen.getByText('A board will not weigh it.')).toBeDefined()
  expect(screen.getByText(/Approve the section to keep them/)).toBeDefined()
  api.answer(getDocumentStatus, { document: { ...changed, sections: [{ ...own, notices, locked: true }] } })
  await user.click(screen.getByRole('button', { name: 'Approve: The letter' }))
  await waitFor(() => expect(screen.queryByText(/Approve the section to keep them/)).toBeNull())
})

it.each([
  ['stays', true],
  ['is not named', false],
])('while a section is changed its table %s, as there is one: %s', async (_, hasTable) => {
  const table = { caption: 'The sales', columns: ['Sale'], rows: [['A']] }
  const section = writtenSection({ blocks: hasTable ? [{ kind: 'table', table }] : [] })
  api.answer(getDocumentStatus, { document: writtenDocument({ sections: [section] }) })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Change: The letter' }))
  await field()
  expect(screen.queryByText(/The table below stays as it is/) !== null).toBe(hasTable)
})

it('on a phone a long text and a long table are one line each, and a short text is read at once', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const rows = ['A', 'B', 'C', 'D', 'E'].map((letter) => [letter, '$380,000'])
  const table = { caption: 'The sales', columns: ['Sale', 'Price'], rows }
  const long = writtenSection({
    id: 'grid',
    title: 'Sales comparison',
    paragraphs: ['Each sale is adjusted to the home. '.repeat(30)],
    blocks: [{ kind: 'table', table }],
  })
  api.answer(getDocumentStatus, { document: writtenDocument({ sections: [writtenSection(), long] }) })
  const { user } = open()
  const line = await screen.findByText('Read this section')
  expect(line.closest('details')?.open).toBe(false)
  const sales = screen.getAllByText('The sales').find((one) => one.closest('summary'))
  expect(sales?.closest('details')?.open).toBe(false)
  expect(screen.getByText('I enclose my evidence.').closest('details')).toBeNull()
  await user.click(line)
  expect(line.closest('details')?.open).toBe(true)
  vi.unstubAllGlobals()
})

it('what is read from the screen is open there, on a phone too', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const paragraphs = ['Good morning. My name is Ada Palmer. '.repeat(30)]
  const document = writtenDocument({ kind: 'hearing_script', sections: [writtenSection({ paragraphs })] })
  api.answer(getDocumentStatus, { document })
  open()
  expect((await screen.findByText(/^Good morning/)).closest('details')).toBeNull()
  expect(screen.queryByText('Read this section')).toBeNull()
  vi.unstubAllGlobals()
})
