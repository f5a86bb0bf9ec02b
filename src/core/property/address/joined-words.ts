/** Owns telling that two names of a street differ only in where their words part: 'Bridge Park' and 'Bridgepark'. */

import { formsOf } from '../street-words.ts'

/** Shorter ones are alike by chance. */
const SHORTEST = 6

const squeezed = (name: string): string => name.replaceAll(' ', '')

const escaped = (word: string): string => word.replace(/[^A-Z0-9]/g, '\\$&')

/** 'BRG PARK' as it may stand in one word: BRIDGEPARK, BRGPARK, BRIDGEPRK. */
const inOneWord = (name: string): RegExp => {
  const words = name.split(' ').map((word) => `(?:${formsOf(word).map(escaped).join('|')})`)
  return new RegExp(`^${words.join('')}$`)
}

/** Whether a street's name, canonical like the asked one, has the same letters with its words parted elsewhere. */
export const isPartedElsewhere = (asked: string): ((street: string) => boolean) => {
  const letters = squeezed(asked)
  if (letters.length < SHORTEST) return () => false
  const askedInOne = asked === letters ? null : inOneWord(asked)
  return (street) => {
    if (street === asked || street[0] !== asked[0]) return false
    if (askedInOne?.test(squeezed(street))) return true
    return street.includes(' ') && inOneWord(street).test(letters)
  }
}
