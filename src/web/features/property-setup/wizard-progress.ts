/** How far a person is in the wizard, kept for this browser session so that leaving loses nothing. */
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import { paths } from '#contract/page-paths.ts'
import { trimDraftText } from '#web/verdict/trim/draft.ts'
import { emptyHome, homeDraft } from './home-draft.ts'

export const wizardSteps = ['address', 'home', 'numbers', 'review', 'verdict'] as const
export type WizardStep = (typeof wizardSteps)[number]

const wizardProgress = z.object({
  step: z.enum(wizardSteps),
  home: homeDraft,
  /** The report that looks for the parcel; null until the address is given. */
  leadId: z.string().nullable(),
  /** The numbers typed from the notice; null while the roll's values are used or nothing is typed yet. */
  numbers: trimDraftText.nullable(),
})
export type WizardProgress = z.infer<typeof wizardProgress>

const newProgress: WizardProgress = { step: 'address', home: emptyHome, leadId: null, numbers: null }

/** Per person, because a browser can be shared. */
const keyOf = (userId: string): string => `justvalue.propertySetup.${userId}`

const readProgress = (userId: string): WizardProgress => {
  try {
    const kept = sessionStorage.getItem(keyOf(userId))
    return kept === null ? newProgress : wizardProgress.parse(JSON.parse(kept))
  } catch {
    // Storage can be forbidden or hold an older form; the wizard then starts at its beginning.
    return newProgress
  }
}

const keepProgress = (userId: string, progress: WizardProgress) => {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(progress))
  } catch {
    // See above.
  }
}

export type Wizard = {
  readonly progress: WizardProgress
  readonly change: (part: Partial<WizardProgress>) => void
  /** Begins with another home. */
  readonly startOver: () => void
}

const visitState = z.looseObject({ wizardStep: z.enum(wizardSteps) })

/** Each step is a place in the history, so that the browser's Back leads to the one before. */
const useStepInHistory = (kept: WizardStep) => {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const visited = visitState.safeParse(state).data?.wizardStep
  const goTo = (step: WizardStep, replace = false) =>
    void navigate(pathname + search, { state: { ...state, wizardStep: step }, replace })
  const isPlaced = visited !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the page was reached by a link.
  useEffect(() => {
    if (!isPlaced) goTo(kept, true)
  }, [isPlaced])
  return { step: visited ?? kept, goTo }
}

/** Which home the page is opened for: the id of an entered one, `new` for another one; null where the link does not say. */
export const useAskedHome = (): string | null => useSearchParams()[0].get('home')

export const useWizard = (userId: string): Wizard => {
  const { state } = useLocation()
  const navigate = useNavigate()
  const asked = useAskedHome()
  // A link to a certain home begins with it, whatever was left unfinished before.
  const [kept, setKept] = useState(() =>
    asked !== null && !visitState.safeParse(state).success ? newProgress : readProgress(userId),
  )
  const { step: visited, goTo } = useStepInHistory(kept.step)
  const progress = { ...kept, step: kept.leadId === null ? ('address' as const) : visited }
  const set = (next: WizardProgress) => {
    keepProgress(userId, next)
    setKept(next)
    if (next.step !== progress.step) goTo(next.step)
  }
  return {
    progress,
    change: (part) => set({ ...progress, ...part }),
    startOver: () => {
      keepProgress(userId, newProgress)
      setKept(newProgress)
      void navigate(paths.propertySetup('new'), { state: { wizardStep: newProgress.step } })
    },
  }
}
