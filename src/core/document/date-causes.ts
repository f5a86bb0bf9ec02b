/** Owns what an owner enters that moves the dates of a case; `other` where nothing entered did. */
export const DATE_CAUSES = ['filed', 'hearing', 'other'] as const
export type DateCause = (typeof DATE_CAUSES)[number]
