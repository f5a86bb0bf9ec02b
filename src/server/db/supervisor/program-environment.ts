/** Owns the little that PostgreSQL's programs see of our environment: no secrets, and no PG* settings of the person. */
const PASSED_ON = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'] as const

export const programEnvironment = (): Record<string, string> => {
  const entries = PASSED_ON.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(entries), LC_ALL: 'C', TZ: 'UTC' }
}
