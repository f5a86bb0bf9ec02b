/**
 * Owns where the notices of some counties print what others print elsewhere. The law lets an appraiser move the columns
 * (s. 200.069, F.S.), so that the words at the head of a column count and not its number. Collected from the appraisers'
 * own guides and copies of notices, checked 2026-11-22; of all other counties the order is not known.
 */
import type { COUNTY_IDS } from '#core/property/county-ids.ts'

type CountyId = (typeof COUNTY_IDS)[number]

/** `proposed-second`: the proposed taxes come before those without a budget change. */
export type NoticeLayout = 'values-on-front' | 'proposed-second' | 'values-first' | 'with-without-school'

const LAYOUTS: Readonly<Partial<Record<CountyId, readonly NoticeLayout[]>>> = {
  // bocanewspaper.com 2013 (the appraiser's column); seabreezepublications.com, August 2024
  'palm-beach': ['proposed-second', 'values-on-front'],
  // The appraiser's guide, vdocument.in
  leon: ['proposed-second'],
  // vcpa.vcgov.org/tools/trim-notice, copies of 2020 and 2024
  volusia: ['values-first'],
  // captivasanibel.com 2014, 2016
  lee: ['values-first'],
  // apps.miamidadepa.gov/PAOnlineTools/TrimPdf
  'miami-dade': ['with-without-school'],
}

const isKnown = (countyId: string): countyId is keyof typeof LAYOUTS => Object.hasOwn(LAYOUTS, countyId)

/** None where nothing is known of the county's notice. */
export const noticeLayouts = (countyId: string): readonly NoticeLayout[] =>
  isKnown(countyId) ? (LAYOUTS[countyId] ?? []) : []
