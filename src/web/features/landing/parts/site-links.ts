/** The links that the public pages share, in their order. */
import { paths } from '#contract/page-paths.ts'

export const productName = 'Just Value'

export const calculatorAnchor = `${paths.landing()}#savings-calculator`

export const sectionLinks = [
  { label: 'How it works', to: `${paths.landing()}#how-it-works` },
  { label: 'Pricing', to: `${paths.landing()}#pricing` },
  { label: 'Instructor', to: `${paths.landing()}#instructor` },
] as const

export const guideLink = { label: 'County guides', to: paths.counties() } as const

export const legalLinks = [
  { label: 'Terms', to: paths.terms() },
  { label: 'Privacy', to: paths.privacy() },
  { label: 'Refund policy', to: paths.refundPolicy() },
  { label: 'Disclaimers', to: paths.disclaimers() },
  { label: 'Accessibility', to: paths.accessibility() },
  { label: 'How sure we are', to: paths.howSureWeAre() },
] as const
