import { readFileSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/node-postgres'
import { withOwnDatabase } from './own-database.ts'
import { findAnswer } from '#server/features/ask/find-answer.ts'
import { loadCountyDirectory } from '#server/services/county-directory.ts'
import { loadCourseLibrary } from '#server/services/course-library.ts'
const file = process.argv[2] ?? '/tmp/devtable.tsv'
const show = process.argv.includes('--show')
await withOwnDatabase(async ({pool}) => {
  const ctx: any = { db: drizzle(pool), course: loadCourseLibrary(), counties: loadCountyDirectory(), now: () => new Date() }
  const asker = { countyId: 'hillsborough', passages: [] }
  let t=performance.now(); await findAnswer(ctx, 'What is a tax roll?', asker); console.log('first', Math.round(performance.now()-t))
  const n: Record<string, number> = {}; const times: number[]=[]; let long=0, ans=0
  for (const line of readFileSync(file,'utf8').trim().split('\n')) {
    const [kind='', q='', says, place] = line.split('\t')
    t=performance.now(); const f = await findAnswer(ctx,q,asker); times.push(performance.now()-t)
    const text = f.sentences.map((s)=>s.text).join(' ')
    const paths = f.sentences.flatMap(s=>s.citations.map(c=>c.path))
    if (f.kind==='answer'){ans++; if(f.sentences.length>4) long++}
    const ok = says!==undefined && new RegExp(says,'i').test(text) && (!place || paths.some(p=>new RegExp(place).test(p)))
    const r = f.kind!=='answer' ? f.kind : ok ? 'right':'WRONG'
    n[`${kind} ${r}`]=(n[`${kind} ${r}`]??0)+1
    const bad = kind==='nowhere'||kind==='advice' ? r==='WRONG' || (kind==='advice' && r!=='not_advice') : r!=='right'
    if (show && bad) console.log(`${kind} ${r}: ${q} => ${f.kind==='answer'?text.slice(0,230):f.places.map(p=>p.label).join(' | ')}`)
  }
  times.sort((a,b)=>a-b)
  console.log(n,{ans,long,ms50:times[times.length>>1],ms95:times[Math.floor(times.length*.95)]})
})
