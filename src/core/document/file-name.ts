/** Owns what the file of a paper is called: its title and the street, so that two homes are told apart in a folder. */

/** Letters and digits that every system takes; what is in another alphabet is left out. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')

/** 'property-analysis-2911-hansen-manor-ln'; `address` begins with the street. */
export const paperFileName = (title: string, address: string): string =>
  [title, address.split(',')[0] ?? ''].map(plain).filter(Boolean).join('-')
