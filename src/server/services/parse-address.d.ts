/** What we use of the package, which brings no types. */
declare module 'parse-address' {
  type Parsed = {
    number?: string
    street?: string
    type?: string
    sec_unit_type?: string
    sec_unit_num?: string
  }
  const parser: { parseLocation: (line: string) => Parsed | null }
  export default parser
}
