/** The look shared by text inputs and selects. */
export const controlStyle =
  'block w-full min-h-12 rounded-md border border-control bg-surface px-4 py-2 text-base text-ink placeholder:text-soft disabled:bg-sunken disabled:text-soft aria-invalid:border-2 aria-invalid:border-coral'
