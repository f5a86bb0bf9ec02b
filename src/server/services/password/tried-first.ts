/** Owns telling the passwords that everybody tries first: those on lists of stolen ones, also with a few characters added. */

let listed: Promise<ReadonlySet<string>> | undefined

/** Some 50,000 passwords in small letters; loaded with the first password that is chosen. */
const commonPasswords = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** `Summer2026!` is `summer` to whoever guesses. */
const withoutTail = (password: string): string => password.replace(/[^a-z]{1,6}$/, '')

export const isCommonPassword = async (password: string): Promise<boolean> => {
  listed ??= commonPasswords()
  const passwords = await listed
  const small = password.toLowerCase()
  return passwords.has(small) || passwords.has(withoutTail(small))
}
