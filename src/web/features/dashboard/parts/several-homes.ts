/** The table of the homes, fetched by those alone who have several. */
import { lazy } from 'react'

export const SeveralHomes = lazy(async () => ({ default: (await import('./homes-table.tsx')).HomesTable }))
