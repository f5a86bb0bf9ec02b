/** Owns who runs PostgreSQL: the current user, or, because PostgreSQL refuses root, an unprivileged one. */
import { execFile } from 'node:child_process'
import { chown, stat } from 'node:fs/promises'
import { promisify } from 'node:util'

/** Undefined means the current user, without any change. */
export type SystemUser = Readonly<{ uid: number; gid: number }> | undefined

const run = promisify(execFile)
const NOBODY = { uid: 65_534, gid: 65_534 }
const PREFERRED = ['postgres', '_postgres', 'nobody'] as const

const lookUp = async (name: string): Promise<SystemUser> => {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

const ownerUnlessRoot = async (path: string): Promise<SystemUser> => {
  try {
    const { uid, gid } = await stat(path)
    return uid === 0 ? undefined : { uid, gid }
  } catch {
    return undefined
  }
}

/**
 * As root: whoever owns the first of these paths that is not root's, so that starts as root and as that
 * person find each other's files readable; else the system's unprivileged user.
 */
export const postgresUser = async (...paths: readonly string[]): Promise<SystemUser> => {
  if (process.getuid?.() !== 0) return undefined
  for (const path of paths) {
    const owner = await ownerUnlessRoot(path)
    if (owner !== undefined) return owner
  }
  for (const name of PREFERRED) {
    const user = await lookUp(name)
    if (user !== undefined && user.uid > 0) return user
  }
  return NOBODY
}

/** Whether that user can enter the directory, through every directory above it. */
export const canReach = async (user: SystemUser, directory: string): Promise<boolean> => {
  if (user === undefined) return true
  try {
    await run('/bin/sh', ['-c', 'cd -- "$0"', directory], { ...user, cwd: '/' })
    return true
  } catch {
    return false
  }
}

export const giveTo = async (user: SystemUser, path: string): Promise<void> => {
  if (user !== undefined) await chown(path, user.uid, user.gid)
}

/** A cluster that root copied back from a backup belongs to root, and PostgreSQL would refuse it. */
export const giveTreeTo = async (user: SystemUser, directory: string): Promise<void> => {
  if (user === undefined || (await stat(directory)).uid === user.uid) return
  await run('chown', ['-R', `${user.uid}:${user.gid}`, directory])
}
