/** Finding a place in the lessons, the glossary and the county pages. */
import { z } from 'zod'
import * as words from '#messages/course/search.ts'
import { endpoint } from '../endpoint.ts'
import { pageInput, pageOutput } from '../paging.ts'

const shortestQuery = 2
const longestQuery = 100

const foundKind = z.enum(['lesson', 'glossary', 'county'])

const found = z.object({
  kind: foundKind,
  /** Of the lesson, the word or the county. */
  title: z.string(),
  /** The part of the lesson; null for others. */
  heading: z.string().nullable(),
  /** Address of the place, with its anchor. */
  path: z.string(),
  /** A piece of the text with the words that were looked for marked. */
  snippet: z.array(z.object({ text: z.string(), marked: z.boolean() })),
})
export type Found = z.infer<typeof found>

export const search = endpoint({
  method: 'GET',
  path: '/search',
  access: 'bearer',
  tag: 'Search',
  summary: 'Places that hold the words, best first; lessons only for who owns the course',
  limit: { max: 60, perSeconds: 60 },
  input: z.object({
    q: z
      .string()
      .trim()
      .min(shortestQuery, words.typeAtLeastLetters({ shortestQuery }))
      .max(longestQuery, words.typeAtMostLetters({ longestQuery })),
    /** 'typed': every word as it is, also one that no place holds. Else such a word is taken for the nearest of ours. */
    as: z.enum(['typed']).optional(),
    kind: foundKind.optional(),
    ...pageInput(20),
  }),
  output: z.object({
    found: z.array(found),
    /** What was searched for, where a word that no place holds was taken for another; null when it is what was typed. */
    shownFor: z.string().nullable(),
    /** Places in lessons that hold the words and that this person cannot open. */
    inLessons: z.int().min(0),
    ...pageOutput,
  }),
})
