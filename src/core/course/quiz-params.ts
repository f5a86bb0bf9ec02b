/** Owns when the answers to a set of questions are enough. Our own mark: no rule or school asks for one. */

/**
 * Share of right answers that passes, in percent. With three choices each, 8 of 10 come about by blind guessing in
 * 201 of 59,049 tests (one in 294); 7 of 10 would do so in one of 51. Two slips of ten stay allowed. Set 2026-11-21.
 */
export const passingPercent = 80
