/** Prints how much of the specification holds, from the result files named as arguments. */
import { readFileSync } from 'node:fs'
import { outcomesIn } from './outcomes.ts'
import { proofLines, prove } from './proof.ts'
import { statements } from './statements.ts'

const outcomes = process.argv.slice(2).flatMap((path) => outcomesIn(JSON.parse(readFileSync(path, 'utf8'))))
process.stdout.write(`${proofLines(prove(statements, outcomes)).join('\n')}\n`)
