/** In development a server that restarted may answer differently, so what is shown is asked for again. */
import type { QueryClient } from '@tanstack/react-query'

export const serverRestarted = 'just-value:server-restarted'

export const refetchAfterRestart = (client: QueryClient): void =>
  import.meta.hot?.on(serverRestarted, () => void client.invalidateQueries())
