/** Owns which files an import is given: those named, and those of a folder that bear the state's names. */

import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { UsageError } from '../command.ts'

/** 'NAL16P202501.zip', 'sdf16p202501.csv.gz': parcels and sales; personal property (NAP) is left alone. */
const isRollName = (name: string): boolean => /^(NAL|SDF)\d{2}.*\.(csv|zip|gz)$/i.test(name)

const isFolder = async (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

const filesIn = async (folder: string): Promise<readonly string[]> => {
  const names = (await readdir(folder)).filter(isRollName).toSorted()
  if (names.length > 0) return names.map((name) => join(folder, name))
  throw new UsageError(`No file in ${folder} is named like NAL39P202601.zip or SDF39P202601.csv.`)
}

/** Each file once, in the order given; a folder's by name. */
export const findRollFiles = async (paths: readonly string[]): Promise<readonly string[]> => {
  const found: string[] = []
  for (const path of paths) found.push(...((await isFolder(path)) ? await filesIn(path) : [path]))
  return [...new Set(found)]
}
