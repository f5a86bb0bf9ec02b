/** The certificate of one person: derived from what they completed and passed, made again for each download. */
import { z } from 'zod'
import type { getCertificate } from '#contract/course/certificate.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { certificateState, type ModuleRecord } from '#core/course/certificate.ts'
import { finalTestOf } from '#core/course/quiz.ts'
import type { Context } from '#server/context.ts'
import type { UserRow } from '#server/db/schema/account.ts'
import { findUser } from '#server/features/account/queries.ts'
import { completionsOf } from '#server/features/course/queries.ts'
import { triesOf } from '#server/features/quiz/queries.ts'
import { fileLinks } from '#server/http/file/links.ts'
import type { SignedFile } from '#server/http/file/serve.ts'
import type { CertificateOrder } from './draw-certificate.ts'

const modulesOf = async (ctx: Context, userId: string): Promise<readonly ModuleRecord[]> => {
  const completions = await completionsOf(ctx.db, userId)
  const tries = await triesOf(ctx.db, userId)
  const dayOf = (at: Date | null | undefined) => (at ? todayInFlorida(at) : null)
  return ctx.course.modules.map(({ id, title, lessons }) => {
    const tried = tries.get(finalTestOf(id))
    const passedOn = dayOf(tried?.passedAt)
    return {
      id,
      title,
      lessons: lessons.map((lesson) => ({
        id: lesson.id,
        title: lesson.title,
        completedOn: dayOf(completions.get(lesson.id)),
      })),
      test: tried && passedOn ? { right: tried.best.right, total: tried.best.total, passedOn } : null,
    }
  })
}

export const certificateFor = async (
  ctx: Context,
  userId: string,
): Promise<OutputOf<typeof getCertificate>['certificate']> => {
  const state = certificateState(await modulesOf(ctx, userId))
  return state.earned
    ? { earned: true, completedOn: state.completedOn, missing: { lessons: [], tests: [] } }
    : {
        earned: false,
        completedOn: null,
        missing: { lessons: [...state.missing.lessons], tests: [...state.missing.tests] },
      }
}

const program = new URL('./draw-certificate.ts', import.meta.url)

/** Null when it is not earned, or our type does not have the letters of the name. */
const drawFor = async (ctx: Context, owner: UserRow): Promise<Buffer | null> => {
  const modules = await modulesOf(ctx, owner.id)
  const state = certificateState(modules)
  if (!state.earned) return null
  const name = `${owner.firstName} ${owner.lastName}`
  const order: CertificateOrder = { name, completedOn: state.completedOn, modules }
  return ctx.drawing.draw(program, order, ctx.now())
}

const links = fileLinks('certificate', z.object({ file: z.literal('certificate') }))

const fileName = 'just-value-certificate.pdf'

export const certificateLink = async (ctx: Context, userId: string) => {
  if (!(await certificateFor(ctx, userId)).earned) return { ok: false, reason: 'not-earned' } as const
  const owner = await findUser(ctx.db, userId)
  if (!owner || (await drawFor(ctx, owner)) === null)
    return { ok: false, reason: 'no-printable-name' } as const
  const { token, expiresAt } = await links.sign(ctx, { userId, file: 'certificate' })
  return { ok: true, path: `/api/courses/certificate/files/${token}`, fileName, expiresAt } as const
}

/** null when the address is no longer good, the certificate is not earned any more, or the name cannot be printed. */
export const certificateFile = async (ctx: Context, token: string): Promise<SignedFile | null> => {
  const wanted = await links.read(ctx, token)
  const owner = wanted && (await findUser(ctx.db, wanted.userId))
  const bytes = owner ? await drawFor(ctx, owner) : null
  return bytes && { bytes, mediaType: 'application/pdf', fileName }
}
