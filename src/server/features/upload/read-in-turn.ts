/** Owns how many photos and papers are read at one time in this process: each takes hundreds of megabytes while it is. */
import pLimit from 'p-limit'

const AT_ONCE = 2
const MOST_WAITING = 24
/** In which two have been read by any server. */
export const RETRY_AFTER_SECONDS = 30

/** Waits for its turn, however many wait before it. */
export const inTurn = pLimit(AT_ONCE)

/** The decoder of iPhone photos holds a picture three times over. */
const heicInTurn = pLimit(1)

/** Waits outside the common row, so that a second such photo keeps nobody else from being read. */
export const heicTurn = <Read>(read: () => Promise<Read>): Promise<Read> => heicInTurn(() => inTurn(read))

/** As many wait as one process is to keep waiting. */
export const isFull = (): boolean => inTurn.pendingCount + heicInTurn.pendingCount >= MOST_WAITING
