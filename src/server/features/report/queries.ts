/** Reads and writes leads: a person's request for a report, and the report itself. */
import { and, asc, desc, eq, gt, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { notOnRecord } from '#core/appeal/report-status.ts'
import type { Reader, Transaction } from '#server/db/open.ts'
import { type LeadRow, leads } from '#server/db/schema/reports.ts'

/** Of one person, read to find their homes in them. */
const mostReports = 60

export const findLead = async (db: Reader, id: string): Promise<LeadRow | undefined> =>
  (await db.select().from(leads).where(eq(leads.id, id)))[0]

/** Written with other spaces, points or capitals, it is the same address. */
export const addressKeyOf = (address: string): string =>
  address
    .toLowerCase()
    .replace(/[\s.,#]+/g, ' ')
    .trim()

/** The same person asking again for the same address in the same year. */
export const findLeadOf = async (
  db: Reader,
  key: Pick<LeadRow, 'email' | 'addressKey' | 'requestYear'>,
): Promise<LeadRow | undefined> =>
  (
    await db
      .select()
      .from(leads)
      .where(
        and(
          eq(leads.email, key.email),
          eq(leads.addressKey, key.addressKey),
          eq(leads.requestYear, key.requestYear),
          isNull(leads.typedFrom),
        ),
      )
  )[0]

/** The same person's first report of the same home in the same year, asked for in other words, perhaps not prepared yet. */
export const findLeadOfParcel = async (
  db: Reader,
  { email, requestYear }: Pick<LeadRow, 'email' | 'requestYear'>,
  home: Pick<NonNullable<LeadRow['parcel']>, 'countyId' | 'parcelId'> & Pick<LeadRow, 'homeKey'>,
): Promise<LeadRow | undefined> =>
  (
    await db
      .select()
      .from(leads)
      .where(
        and(
          eq(leads.email, email),
          eq(leads.requestYear, requestYear),
          isNull(leads.typedFrom),
          or(
            and(eq(leads.parcelId, home.parcelId), eq(leads.countyId, home.countyId)),
            and(isNull(leads.parcel), eq(leads.homeKey, home.homeKey)),
          ),
        ),
      )
      .orderBy(asc(leads.requestedAt))
      .limit(1)
  )[0]

/** undefined when another request wrote the same lead first. */
export const insertLead = async (
  tx: Transaction,
  lead: typeof leads.$inferInsert,
): Promise<LeadRow | undefined> => (await tx.insert(leads).values(lead).onConflictDoNothing().returning())[0]

/** Whoever types into this report waits until another who does so is done. */
export const lockLead = (tx: Transaction, id: string) =>
  tx.select({ id: leads.id }).from(leads).where(eq(leads.id, id)).for('update')

/** The reports that were typed from this one after `since`, oldest first. */
export const typedReportsSince = (tx: Transaction, id: string, since: Date): Promise<LeadRow[]> =>
  tx
    .select()
    .from(leads)
    .where(and(eq(leads.typedFrom, id), gt(leads.requestedAt, since)))
    .orderBy(asc(leads.requestedAt))

/** Back to 'preparing', as it is asked for now; undefined when it is being prepared already. */
export const prepareAgain = async (
  tx: Transaction,
  id: string,
  {
    address,
    propertyType,
    parcel,
    statusCode,
    statusAbout,
    livesThere,
  }: Pick<LeadRow, 'address' | 'propertyType' | 'parcel' | 'statusCode' | 'statusAbout' | 'livesThere'>,
): Promise<LeadRow | undefined> =>
  (
    await tx
      .update(leads)
      .set({
        address,
        propertyType,
        ...(parcel && { parcel }),
        ...(livesThere !== null && { livesThere }),
        status: 'preparing',
        statusCode,
        statusAbout,
      })
      .where(and(eq(leads.id, id), ne(leads.status, 'preparing')))
      .returning()
  )[0]

/** Whether any report was mailed to the address after `since`. */
export const isMailedSince = async (tx: Transaction, email: string, since: Date): Promise<boolean> =>
  (
    await tx
      .select({ id: leads.id })
      .from(leads)
      .where(and(eq(leads.email, email), gt(leads.mailedAt, since)))
      .limit(1)
  ).length > 0

/** False when another request has marked it since `seen` was read. */
export const markMailed = async (
  tx: Transaction,
  { id, mailedAt: seen }: Pick<LeadRow, 'id' | 'mailedAt'>,
  now: Date,
): Promise<boolean> =>
  (
    await tx
      .update(leads)
      .set({ mailedAt: now })
      .where(and(eq(leads.id, id), seen === null ? isNull(leads.mailedAt) : eq(leads.mailedAt, seen)))
      .returning({ id: leads.id })
  ).length > 0

export type ReportResult = Pick<
  LeadRow,
  | 'status'
  | 'statusCode'
  | 'statusAbout'
  | 'parcel'
  | 'candidates'
  | 'trimNumbers'
  | 'verdict'
  | 'homeValue'
  | 'restsOn'
>

export const saveResult = async (
  tx: Transaction,
  id: string,
  result: ReportResult,
  now: Date,
): Promise<LeadRow | undefined> =>
  (
    await tx
      .update(leads)
      .set({ ...result, preparedAt: now })
      .where(eq(leads.id, id))
      .returning()
  )[0]

/** `result`: what it found when judged by that answer; null where that changes nothing. */
export const saveLivesThere = async (
  tx: Transaction,
  id: string,
  livesThere: boolean,
  result: ReportResult | null,
): Promise<LeadRow | undefined> =>
  (
    await tx
      .update(leads)
      .set({ livesThere, ...(result && { verdict: result.verdict, homeValue: result.homeValue }) })
      .where(eq(leads.id, id))
      .returning()
  )[0]

export const deleteLead = (tx: Transaction, id: string) => tx.delete(leads).where(eq(leads.id, id))

/** What a person last typed from the notice of a home for their own report of the year. */
export const numbersTypedBy = async (
  db: Reader,
  asked: {
    readonly email: string
    readonly taxYear: number
    readonly countyId: string
    readonly parcelId: string | null
    readonly address: string
  },
): Promise<NonNullable<LeadRow['trimNumbers']> | undefined> =>
  (
    await db
      .select({ typed: leads.trimNumbers })
      .from(leads)
      .where(
        and(
          eq(leads.email, asked.email),
          eq(leads.countyId, asked.countyId),
          sql`${leads.trimNumbers} @> ${JSON.stringify({ taxYear: asked.taxYear })}`,
          or(
            eq(leads.addressKey, addressKeyOf(asked.address)),
            asked.parcelId === null ? undefined : eq(leads.parcelId, asked.parcelId),
          ),
        ),
      )
      .orderBy(desc(leads.requestedAt))
      .limit(1)
  )[0]?.typed ?? undefined

/** A person's newest report of a home that is ready. */
export const reportOf = async (
  db: Reader,
  asked: Pick<LeadRow, 'email' | 'address' | 'parcelId'> & { readonly countyId: string },
): Promise<string | null> =>
  (
    await db
      .select({ id: leads.id })
      .from(leads)
      .where(
        and(
          eq(leads.email, asked.email),
          eq(leads.status, 'ready'),
          or(
            eq(leads.addressKey, addressKeyOf(asked.address)),
            asked.parcelId === null
              ? undefined
              : and(eq(leads.parcelId, asked.parcelId), eq(leads.countyId, asked.countyId)),
          ),
        ),
      )
      .orderBy(desc(leads.requestedAt))
      .limit(1)
  )[0]?.id ?? null

/** The home of a person's newest report. */
export const homeReported = async (
  db: Reader,
  email: string,
): Promise<Pick<LeadRow, 'address' | 'parcel' | 'propertyType' | 'trimNumbers'> | null> =>
  (
    await db
      .select({
        address: leads.address,
        parcel: leads.parcel,
        propertyType: leads.propertyType,
        trimNumbers: leads.trimNumbers,
      })
      .from(leads)
      .where(eq(leads.email, email))
      .orderBy(desc(leads.requestedAt))
      .limit(1)
  )[0] ?? null

/** The homes of a person's reports, the newest first; what was asked of one home twice is in it twice. */
export const homesReported = (db: Reader, email: string) =>
  db
    .select({
      id: leads.id,
      address: leads.address,
      addressKey: leads.addressKey,
      parcel: leads.parcel,
      propertyType: leads.propertyType,
      trimNumbers: leads.trimNumbers,
      livesThere: leads.livesThere,
    })
    .from(leads)
    .where(and(eq(leads.email, email), notInArray(leads.statusCode, [...notOnRecord])))
    .orderBy(desc(leads.requestedAt))
    .limit(mostReports)

/** The parcel that a person's reports found at this address; null where they found none, or several. */
export const parcelReported = async (
  db: Reader,
  { email, countyId, address }: Pick<LeadRow, 'email' | 'address'> & { readonly countyId: string },
): Promise<string | null> => {
  const key = addressKeyOf(address)
  const found = await db
    .selectDistinct({ parcelId: leads.parcelId })
    .from(leads)
    .where(
      and(
        eq(leads.email, email),
        eq(leads.countyId, countyId),
        isNotNull(leads.parcelId),
        or(eq(leads.addressKey, key), eq(leads.addressKey, key.replace(/ fl (?=\d{5})/, ' '))),
      ),
    )
    .limit(2)
  return found.length === 1 ? (found[0]?.parcelId ?? null) : null
}

export const typedReportsOf = (tx: Transaction, id: string): Promise<Pick<LeadRow, 'id'>[]> =>
  tx.select({ id: leads.id }).from(leads).where(eq(leads.typedFrom, id))

/** The report that somebody asked for last. */
export const newestLeadTo = async (db: Reader, email: string): Promise<LeadRow | undefined> =>
  (await db.select().from(leads).where(eq(leads.email, email)).orderBy(desc(leads.requestedAt)).limit(1))[0]
