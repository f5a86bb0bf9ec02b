/** The look shared by buttons and by links that act like them. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const shape =
  'inline-flex max-w-full shrink-0 items-center justify-center wrap-anywhere gap-2 rounded-md font-bold text-center text-balance no-underline transition-colors disabled:opacity-65'

const sizes: Record<ButtonSize, string> = {
  // On a phone one stands beside the name in the bar.
  sm: 'min-h-11 px-2.5 py-1 text-xs sm:px-4 sm:text-sm',
  md: 'min-h-12 px-[min(1.25rem,5.13vw)] py-2 text-[min(1.125rem,max(1rem,6vw))]',
  lg: 'min-h-14 px-[min(1.75rem,7vw)] py-3 text-[min(1.25rem,max(1.125rem,6vw))]',
}

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-action text-on-action border border-action enabled:hover:bg-action-hover [a&]:hover:bg-action-hover',
  secondary: 'bg-surface text-action border border-action enabled:hover:bg-tint [a&]:hover:bg-tint',
  quiet:
    'text-action border border-transparent underline underline-offset-4 enabled:hover:bg-tint [a&]:hover:bg-tint',
  danger: 'bg-coral text-on-coral border border-coral underline-offset-4 enabled:hover:underline',
}

export const buttonStyle = (variant: ButtonVariant = 'primary', size: ButtonSize = 'md', fullWidth = false) =>
  `${shape} ${sizes[size]} ${variants[variant]} ${fullWidth ? 'w-full' : ''}`
