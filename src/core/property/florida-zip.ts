/** Owns the form of a Florida ZIP code. */

/** Every Florida ZIP code begins with 32, 33 or 34; four more digits may follow a hyphen. */
export const floridaZip = /^3[2-4]\d{3}(-\d{4})?$/
