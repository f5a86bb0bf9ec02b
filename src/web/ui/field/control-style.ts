/** The look shared by text inputs and selects. */
export const controlStyle =
  'block w-full min-h-12 rounded-md border border-control bg-surface px-[min(1rem,4vw)] py-2 text-base text-ink placeholder:text-soft text-ellipsis disabled:bg-sunken disabled:text-soft aria-invalid:border-2 aria-invalid:border-coral'
