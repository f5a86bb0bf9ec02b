/** The people of the films, each with a look of their own in a few lines. */

import * as words from '#messages/film/portrait.ts'
export type Person =
  | 'dana'
  | 'lee'
  | 'owner'
  | 'partner'
  | 'office'
  | 'appraiser'
  | 'clerk'
  | 'magistrate'
  | 'neighbor'

export const personNames: Readonly<Record<Person, string>> = {
  dana: 'Dana',
  lee: 'Lee',
  owner: 'Dana',
  partner: 'Lee',
  office: words.appraisersOffice(),
  appraiser: 'Appraiser',
  clerk: 'Clerk',
  magistrate: 'Magistrate',
  neighbor: 'Neighbor',
}

type Features = {
  readonly coat: string
  readonly hair: string
  readonly extra?: 'glasses' | 'collar' | 'bun'
}

const bob = 'M13 22C11 8 37 8 35 22C36 27 35 29 34 30C33 22 31 18 24 17C17 18 15 22 14 30C13 29 12 27 13 22Z'
const short = 'M14 20C13 8 35 8 34 20C32 16 29 15 24 15C19 15 16 16 14 20Z'

const dana: Features = { coat: 'film-fill-action', hair: bob }
const lee: Features = { coat: 'film-fill-amber', hair: short, extra: 'glasses' }
const features: Readonly<Record<Person, Features>> = {
  dana,
  lee,
  owner: dana,
  partner: lee,
  office: { coat: 'film-fill-control', hair: short, extra: 'collar' },
  appraiser: { coat: 'film-fill-control', hair: short, extra: 'collar' },
  clerk: { coat: 'film-fill-soft', hair: bob, extra: 'bun' },
  magistrate: { coat: 'film-hair', hair: short, extra: 'collar' },
  neighbor: { coat: 'film-fill-coral', hair: bob },
}

const extras = {
  glasses: (
    <g className="film-glasses">
      <circle cx="20.5" cy="23" r="3" />
      <circle cx="27.5" cy="23" r="3" />
    </g>
  ),
  collar: <path className="film-collar" d="M20 34l4 6 4-6z" />,
  bun: <circle className="film-hair" cx="24" cy="8.5" r="4" />,
}

export const Portrait = ({ who }: { who: Person }) => {
  const { coat, hair, extra } = features[who]
  return (
    <svg className="film-portrait" viewBox="0 0 48 48" role="presentation">
      <circle className="film-face-ground" cx="24" cy="24" r="24" />
      <path className={coat} d="M7 45C8 35 15 33 24 33s16 2 17 12c-9 4-25 4-34 0z" />
      {extra === 'bun' && extras.bun}
      <circle className="film-skin" cx="24" cy="23" r="10" />
      <path className="film-hair" d={hair} />
      {extra && extra !== 'bun' && extras[extra]}
    </svg>
  )
}
