/** Reads and writes which official forms there are. */
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { type OfficialFormRow, officialForms } from '#server/db/schema/official-forms.ts'

/** The one added last first: that one is filled. */
export const formsHeld = (db: Database): Promise<OfficialFormRow[]> =>
  db.select().from(officialForms).orderBy(desc(officialForms.addedAt), officialForms.edition)

export const formInUse = async (db: Database): Promise<OfficialFormRow | undefined> =>
  (await formsHeld(db))[0]

const isNamed = ({ form, edition }: Pick<OfficialFormRow, 'form' | 'edition'>) =>
  and(eq(officialForms.form, form), eq(officialForms.edition, edition))

/** Takes the place of the same edition added before. */
export const putForm = (db: Database, row: OfficialFormRow): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.delete(officialForms).where(isNamed(row))
    await tx.insert(officialForms).values(row)
  })

/** False when there is no such edition. Its file is remembered for its removal. */
export const removeForm = async (
  db: Database,
  named: Pick<OfficialFormRow, 'form' | 'edition'>,
): Promise<boolean> =>
  (await db.delete(officialForms).where(isNamed(named)).returning({ edition: officialForms.edition }))
    .length > 0
