/** The names of what a browser keeps of the course for reading without a connection. */

/** The shell of the signed-in pages and every file it loads: the same for everybody. */
export const pagesCache = 'justvalue-pages'

/** What the server answered to this person; gone when they sign out. */
export const answersCache = 'justvalue-answers'

/** The sound of the films of the module being read; gone when they sign out. */
export const soundsCache = 'justvalue-sounds'

/** Told to the worker at a sign-out. */
export const forgetMessage = 'forget-answers'

/** Where the shell is kept: one for all addresses, since all of them start from it. */
export const shellAddress = '/offline-shell'
