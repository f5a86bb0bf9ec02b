/** The links that the public pages share, in their order. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/landing/site-links.ts'

export const productName = words.justValue()

export const calculatorAnchor = `${paths.landing()}#savings-calculator`

export const howItWorks = `${paths.landing()}#how-it-works`

export const sectionLinks = [
  { label: words.howItWorks(), to: howItWorks },
  { label: words.pricing(), to: `${paths.landing()}#pricing` },
  { label: words.theCourse(), to: `${paths.landing()}#instructor` },
] as const

export const guideLink = { label: words.countyGuides(), to: paths.counties() } as const

export const legalLinks = [
  { label: words.terms(), to: paths.terms() },
  { label: words.privacy(), to: paths.privacy() },
  { label: words.refundPolicy(), to: paths.refundPolicy() },
  { label: words.disclaimers(), to: paths.disclaimers() },
  { label: words.accessibility(), to: paths.accessibility() },
  { label: words.howSureWeAre(), to: paths.howSureWeAre() },
] as const
