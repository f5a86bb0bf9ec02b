/** Told to the window once the page's own scripts answer to presses. */
export const pageIsLive = 'justvalue:live'
