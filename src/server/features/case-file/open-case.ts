/** Opens the case of a home and a year: once, with the numbers that its owner has typed for that notice before. */
import { randomUUID } from 'node:crypto'
import type { User } from '#contract/account/users.ts'
import type { createCase } from '#contract/case/cases.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import { noticeYearOn } from '#core/appeal/season/season.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { type CaseFile, emptyCase } from '#core/case/file.ts'
import { ofEachTrimField } from '#core/tax/trim/numbers.ts'
import type { Context } from '#server/context.ts'
import { takeTurn } from '#server/db/locks.ts'
import type { Transaction } from '#server/db/open.ts'
import type { CaseRow } from '#server/db/schema/cases.ts'
import { giveToCase } from '#server/features/drafting/queries.ts'
import { type PropertyRow, propertiesOf } from '#server/features/property/queries.ts'
import { numbersTypedBy } from '#server/features/report/queries.ts'
import { parcelOfHomeIn } from '#server/features/tax-roll/queries.ts'
import { refused } from './case-refusal.ts'
import { withDateOfHome } from './printed-date.ts'
import { appraiserAddressOf, countCases, findCaseOfHome, insertCase, mailingAddressOf } from './queries.ts'
import { addressOf } from './record.ts'

/** Fifty homes are the most one person enters; few of them are appealed in more than one year. */
const mostCases = 100

/** Years before the newest notices whose case may still be written up. */
const yearsBack = 3

const isYearOfCases = (taxYear: number, now: Date): boolean => {
  const newest = noticeYearOn(todayInFlorida(now))
  return taxYear >= newest - yearsBack && taxYear <= newest + 1
}

const storeCase = async (tx: Transaction, row: CaseRow) => {
  const known = await findCaseOfHome(tx, row)
  if (known) return { ok: true, caseId: known.id } as const
  if ((await countCases(tx, row.userId)) >= mostCases) return refused('too-many')
  await takeTurn(tx, 'documents', row.propertyId)
  const added = (await insertCase(tx, row)) ?? (await findCaseOfHome(tx, row))
  if (!added) throw new Error('a case was neither written nor found')
  await giveToCase(tx, added)
  return { ok: true, caseId: added.id } as const
}

export type Owner = Pick<User, 'id' | 'email' | 'emailVerified'>

/** With the homestead as its owner gave it for the home, to be confirmed on the notice. */
const newFile = ({ homesteadStatus }: PropertyRow): CaseFile => ({
  ...emptyCase,
  notice: { ...emptyCase.notice, homestead: homesteadStatus },
})

/** What a case of this home would begin with. Numbers only for who has proved the email address: a report belongs to whoever reads its mail. */
export const fileOf = async (
  ctx: Context,
  person: Owner,
  home: PropertyRow,
  taxYear: number,
): Promise<CaseFile> => {
  if (!person.emailVerified) return newFile(home)
  const address = addressOf(home)
  const parcel = await parcelOfHomeIn(ctx.pool, address, home.parcelId, taxYear)
  const parcelId = parcel?.parcelId ?? home.parcelId
  const asked = { email: person.email, taxYear, countyId: home.countyId, parcelId, address }
  const typed = await numbersTypedBy(ctx.db, asked)
  if (typed === undefined) return newFile(home)
  const numbers = ofEachTrimField((name) => typed[name])
  const { homestead, otherUse } = typed
  const answered = otherUse === undefined ? {} : { otherUse }
  return { ...emptyCase, notice: { ...emptyCase.notice, numbers, homestead, ...answered } }
}

interface TypedAddresses {
  readonly ownerAddress: string | null
  readonly appraiserAddress: string | null
}

/** An owner gets mail at one place, whatever home a case is about, and a county has one appraiser: each is typed once. */
const withAddresses = (file: CaseFile, { ownerAddress, appraiserAddress }: TypedAddresses): CaseFile => ({
  ...file,
  filing: {
    ...file.filing,
    ...(ownerAddress !== null && { ownerAddress }),
    ...(appraiserAddress !== null && { appraiserAddress }),
  },
})

/** The same home and year is the same case, however often it is opened. */
export const openCase = async (
  ctx: Context,
  person: Owner,
  { propertyId, taxYear }: ParsedInputOf<typeof createCase>,
) => {
  const now = ctx.now()
  if (!isYearOfCases(taxYear, now)) return refused('other-year')
  const home = (await propertiesOf(ctx.db, person.id)).find(({ id }) => id === propertyId)
  if (!home) return refused('no-such-home')
  const begun = { taxYear, file: await fileOf(ctx, person, home, taxYear) }
  const file = withAddresses(withDateOfHome(begun, home), {
    // Who has said that they live here gets mail here: a case shows it, and asks nothing.
    ownerAddress: (await mailingAddressOf(ctx.db, person.id)) ?? (home.livesThere ? addressOf(home) : null),
    appraiserAddress: await appraiserAddressOf(ctx.db, person.id, home.countyId),
  })
  const row = { propertyId, taxYear, file, version: 1, createdAt: now, updatedAt: now }
  return ctx.db.transaction((tx) => storeCase(tx, { ...row, userId: person.id, id: randomUUID() }))
}
