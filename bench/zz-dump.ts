import { writeFileSync, readFileSync } from 'node:fs'
import { withOwnDatabase } from './own-database.ts'
import { answerLibraryOf } from '#server/features/ask/passages.ts'
import { loadCourseLibrary } from '#server/services/course-library.ts'
import * as a from '#server/features/ask/testing/first-sight-questions.ts'
import * as b from '#server/features/ask/testing/hurried-later.ts'
import * as c from '#server/features/ask/testing/hurried-questions.ts'
import * as d from '#server/features/ask/testing/last-questions.ts'
import * as e from '#server/features/ask/testing/later-questions.ts'
import * as f from '#server/features/ask/testing/owners-questions.ts'
import * as g from '#server/features/ask/testing/plain-questions.ts'
import * as h from '#server/features/ask/testing/questions.ts'
import * as i from '#server/features/ask/testing/second-sight-questions.ts'
import * as j from '#server/features/ask/testing/wordings.ts'
import * as k from '#server/features/ask/testing/held-out-questions.ts'
const lib = answerLibraryOf(loadCourseLibrary())
const dev: any[] = []
for (const [m, mod] of Object.entries({a,b,c,d,e,f,g,h,i,j,k})) for (const [name, rows] of Object.entries(mod)) {
  if (!Array.isArray(rows)) continue
  for (const r of rows as any[]) {
    const kind = /advice/i.test(name) ? 'advice' : /nowhere|unanswerable/i.test(name) ? 'nowhere' : /^(information|further.*Near|last.*Near)/i.test(name) ? 'info' : 'answer'
    if (typeof r === 'string') dev.push({set:name, kind, q:r})
    else dev.push({set:name, kind:'answer', q:r[0], place:r[1].source, says:r[2]?.source ?? null, flags: (r[2]?.flags ?? '')})
  }
}
const known = lib.known.entries.map(({known}: any) => ({asks: known.asks, quotes: known.quotes}))
const passages = lib.shelf.all.map(({passage:p}: any) => p)
writeFileSync('/tmp/ask.json', JSON.stringify({dev, known, passages}))
const words = new Set<string>()
const add = (t: string) => { for (const w of t.toLowerCase().match(/[a-z0-9]+(?:['’][a-z]+)?/g) ?? []) words.add(w.replace('’',"'")) }
known.forEach((q: any)=>q.asks.forEach(add)); passages.forEach((p: any)=>add([p.about,p.asks,...p.sentences.map((s: any)=>s.text)].join(' '))); dev.forEach((x)=>add(x.q))
readFileSync('src/server/features/ask/testing/held-out.tsv','utf8').split('\n').forEach(l=>add(l.split('\t')[1]??''))
console.log(dev.length, known.length, passages.length, words.size)
await withOwnDatabase(async ({pool}) => {
  await pool.query("create text search dictionary ask_stem (template = snowball, language = 'english')")
  const {rows} = await pool.query("select w, (ts_lexize('ask_stem', replace(w, '''', '')))[1] as s from unnest($1::text[]) w", [[...words]])
  writeFileSync('/tmp/stems.json', JSON.stringify(Object.fromEntries(rows.map((r:any)=>[r.w,r.s]))))
  const ext = await pool.query("select name from pg_available_extensions where name in ('pg_trgm','unaccent','fuzzystrmatch')")
  console.log(ext.rows, (await pool.query('select version()')).rows)
})
