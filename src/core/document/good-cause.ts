/** Owns what the law says of a late petition: papers quote it, and pages say it alike. */

export const lateFilingSource = 's. 194.011(3)(d), F.S.; Rule 12D-9.015(11), F.A.C.'

/** The four grounds as a county portal quotes the rule, no more and no less. Checked 2026-11-21. */
export const GOOD_CAUSE =
  'A petition counts on the day the board receives it, not the day of the postmark (s. 194.011(3)(d), F.S.). The board may take a late one only for good cause. That means extraordinary circumstances that can be verified: a personal, family or business crisis; illness or disability; wrong information from the clerk, the appraiser or their staff; or another cause beyond control that would stop a reasonably prudent person (Rule 12D-9.015(11), F.A.C.).'
