/** Owns what is printed once the world is filled: where to look at it, and as whom. */
import { paths } from '#contract/page-paths.ts'
import { signInPath } from './sign-in.ts'
import { fillWorld } from './world/fill-world.ts'
import { owners, password } from './world/owners.ts'

const line = (title: string, where: string): string => `  ${title.padEnd(30)} ${where}`

/** `links`: whether the site signs people in by a link, as the one of `npm run dev` does. */
export const fillAndPrint = async (site: string, { links }: { links: boolean }): Promise<void> => {
  const { report, caseOfEnhanced } = await fillWorld(site)
  const people = owners.map(({ name, about, email }) =>
    line(about, links ? `${site}${signInPath(name)}` : email),
  )
  const lines = [
    'The world is there:',
    line("A visitor's free report", site + report),
    ...people,
    line('Their case, once signed in', site + caseOfEnhanced),
    links ? `The password of both is ${password}.` : `Sign in at ${site}${paths.auth()} with ${password}.`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
