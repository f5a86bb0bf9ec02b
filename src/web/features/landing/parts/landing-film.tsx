/** The short film about the product: nothing of it is loaded before somebody wants to see it. */
import { Play } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const LandingFilmPlayer = lazy(async () => ({
  default: (await import('#web/features/landing/parts/landing-film-player.tsx')).LandingFilmPlayer,
}))

const Waiting = () => (
  <div
    className="aspect-[4/5] w-full rounded-lg bg-deep sm:aspect-video"
    role="status"
    aria-label="Loading the film"
  />
)

export const LandingFilm = () => {
  const [isWanted, setWanted] = useState(false)
  if (isWanted)
    return (
      <Suspense fallback={<Waiting />}>
        <LandingFilmPlayer />
      </Suspense>
    )
  return (
    <button
      type="button"
      onClick={() => setWanted(true)}
      className="grid min-h-40 w-full place-items-center rounded-lg bg-deep p-6 text-on-deep hover:bg-action-hover"
    >
      <span className="grid justify-items-center gap-3 text-center">
        <span className="grid size-16 place-items-center rounded-full border-2 border-on-deep">
          <Play aria-hidden="true" className="ml-1 size-7" />
        </span>
        <span className="text-lg font-bold">Watch the film: from the notice to the hearing</span>
        <span className="text-sm text-deep-soft">About a minute, with captions. The voice is synthetic.</span>
      </span>
    </button>
  )
}
