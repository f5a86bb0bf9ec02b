/** A turning ring, alone or beside a message that is announced. */
export const Spinner = () => (
  <svg viewBox="0 0 24 24" className="size-5 shrink-0 motion-safe:animate-spin" aria-hidden="true">
    <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.3" />
    <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
)

export const SpinnerMessage = ({ message }: { message: string }) => (
  <div role="status" className="flex min-h-48 items-center justify-center gap-3 p-6 text-soft">
    <Spinner />
    <span>{message}</span>
  </div>
)
