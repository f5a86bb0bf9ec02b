/** Owns the closed lists of words that the verdict is told in, for code and wire alike. */

export const OUTCOMES = ['file', 'file_with_evidence', 'do_not_file', 'cannot_tell'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Filing can pay, by the figures alone or with evidence. */
export const advisesFiling = (outcome: Outcome): boolean =>
  outcome === 'file' || outcome === 'file_with_evidence'

export const REASON_CODES = [
  'cap_leaves_room',
  'needs_large_cut',
  'estimate_below_break_even',
  'estimate_spans_break_even',
  'estimate_is_rough',
  'estimate_rests_on_rate',
  'estimate_above_break_even',
  'own_sale_speaks_against',
  'own_sale_speaks_for',
  'cap_absorbs',
  'fee_above_saving',
  'full_exemption',
  'classified_use',
  'portability_year',
  'rules_undecided',
  'year_not_covered',
  'values_outdated',
  'taxable_rows_alike',
  'unexplained_assessment',
  'unexplained_exemption',
  'parts_unknown',
  'other_use_not_answered',
  'missing_millage',
  'tax_out_of_line',
  'far_from_roll',
  'zero_millage',
  'missing_values',
  'assessed_above_just',
  'taxable_above_assessed',
  'contradictory_values',
  'out_of_range',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]

/** Before 2027 only 'current-law'. Whether 'amendment-3' took effect is not known here, so both are shown. */
export const REGIMES = ['current-law', 'amendment-3'] as const
export type Regime = (typeof REGIMES)[number]

/** How sure a parameter is: read at an official source, likely but not read there, or our own estimate. */
export const CONFIDENCES = ['verified', 'likely', 'estimate'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/**
 * What the numbers leave open: two rows that are seldom the same, a limit on the assessed value or an exemption that nothing seen explains, or parts of the
 * parcel under different caps whose values are not known, or that nobody has ruled out.
 */
export type Doubt = Extract<
  ReasonCode,
  | 'taxable_rows_alike'
  | 'unexplained_assessment'
  | 'unexplained_exemption'
  | 'parts_unknown'
  | 'other_use_not_answered'
>

export const SCENARIO_IDS = [
  'own_sale',
  'own_sale_near',
  'cut_5',
  'cut_10',
  'cut_15',
  'cut_25',
  'target',
  'estimate_low',
  'estimate_point',
  'estimate_near',
  'estimate_high',
] as const
export type ScenarioId = (typeof SCENARIO_IDS)[number]

export const NOTE_CODES = [
  'no_estimate_yet',
  'county_average_rate',
  'rate_scaled_to_tax',
  'tax_out_of_line',
  'rate_year_differs',
  'rate_missing',
  'differs_from_roll',
  'fee_ceiling_used',
  'fee_weak',
  'exemption_estimated',
  'homestead_as_recorded',
  'new_resident_exemption',
  'other_home_cap',
  'lower_base_later',
  'cap_restarts',
  'cap_was_sellers',
  'later_law_undecided',
  'portions_shared',
  'portions_merged',
  'portability_not_counted',
  'city_exemptions_not_counted',
  'fixed_charges_unchanged',
] as const
export type NoteCode = (typeof NOTE_CODES)[number]

/** `ceiling`: the county's own is not known. `ceiling_then`: the county's of today is above what the law of the year allowed. */
export const FEE_BASES = ['county', 'county_weak', 'typed', 'ceiling', 'ceiling_then'] as const
export type FeeBasis = (typeof FEE_BASES)[number]

export const HELP_CODES = [
  'claim_homestead',
  'exemption_does_not_apply',
  'check_exemptions',
  'check_portability',
  'check_record',
  'type_tax_rates',
  'check_numbers',
  'mind_portability_when_selling',
  'keep_exemption',
  'type_current_numbers',
] as const
export type HelpCode = (typeof HELP_CODES)[number]

export const PROBLEM_CODES = [
  'missing',
  'negative',
  'too_large',
  'not_whole',
  'assessed_above_just',
  'taxable_above_assessed',
  'school_below_county',
  'no_homestead_exemption',
  'looks_like_homestead',
  'tax_on_nothing',
  'no_tax',
  'tax_out_of_line',
  'far_from_roll',
  'taxable_rows_alike',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]
