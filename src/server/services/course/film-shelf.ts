/** The operator's films on disk: `films/module-1.mp4` in DATA_DIR, with captions and chapters beside it where there are any. */
import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Cue, cuesIn } from '#core/course/film/web-vtt.ts'

/** What browsers play, in the order in which we look. */
const endings = ['mp4', 'webm']

export type FilmOnShelf = {
  /** File names below the folder. */
  readonly film: string
  readonly captions: string | null
  readonly cues: readonly Cue[]
  readonly chapters: readonly Cue[]
}

export const filmFolder = (dataDir: string): string => path.join(dataDir, 'films')

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

const cuesOf = async (file: string): Promise<readonly Cue[] | null> => {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : cuesIn(text)
}

/** null while the module has no film. Looked up again each time: a film can be added while the app runs. */
export const findFilm = async (dataDir: string, moduleId: number): Promise<FilmOnShelf | null> => {
  const folder = filmFolder(dataDir)
  for (const ending of endings) {
    const film = `module-${moduleId}.${ending}`
    if (!(await isThere(path.join(folder, film)))) continue
    const captions = `module-${moduleId}.vtt`
    const cues = await cuesOf(path.join(folder, captions))
    const chapters = await cuesOf(path.join(folder, `module-${moduleId}.chapters.vtt`))
    return { film, captions: cues && captions, cues: cues ?? [], chapters: chapters ?? [] }
  }
  return null
}

/** One sentence for the operator about each recording that not everybody can follow. */
export const recordingProblems = async (
  dataDir: string,
  moduleIds: readonly number[],
): Promise<readonly string[]> => {
  const found = await Promise.all(moduleIds.map((id) => findFilm(dataDir, id)))
  return found.flatMap((film, at) =>
    film !== null && film.captions === null
      ? [
          `${film.film} has no captions; put module-${moduleIds[at]}.vtt beside it, or people who cannot hear miss it.`,
        ]
      : [],
  )
}
