import { describe, expect, it } from 'vitest'
import { contentFiles, readContent, readYaml } from '#content/content-files.ts'
import { faq, landingCopy, story } from '#content/landing.ts'
import { lessonFrontMatter, moduleList } from '#content/lesson.ts'
import { downloadHead } from '#content/template.ts'
import { splitFrontMatter } from '#content/text/front-matter.ts'
import { legalFrontMatter } from '#content/text/legal.ts'
import { fleschKincaidGrade, wordCount } from '#content/text/reading-level.ts'
import { marksIn } from '#content/text/source.ts'
import { stepText } from '#contract/course/step.ts'
import { isPagePath } from '#contract/page-paths.ts'

const files = contentFiles()
const lessonsOffering = (id: string) => downloadHead.loose().parse(readYaml(`templates/${id}.yaml`)).lessons
const { modules } = moduleList.parse(readYaml('modules/modules.yaml'))
const planned = modules.flatMap((module) => module.lessons.map((lesson) => ({ module, lesson })))
const lessonPaths = files.map(({ path }) => path).filter((path) => /^modules\/.*\.md$/.test(path))
const lessons = planned
  .map(({ module, lesson }) => ({ path: `modules/${module.slug}/${lesson.slug}.md`, module, lesson }))
  .filter(({ path, lesson }) => lesson.status === 'ready' || lessonPaths.includes(path))
  .map(({ path, ...plan }) => {
    const { head, body } = splitFrontMatter(readContent(path))
    return { path, ...plan, head: lessonFrontMatter.parse(head), body }
  })
const legal = [
  'missed-deadline',
  'terms',
  'privacy',
  'refund-policy',
  'disclaimers',
  'accessibility',
  'how-sure-we-are',
].map((name) => {
  const { head, body } = splitFrontMatter(readContent(`legal/${name}.md`))
  return { name, head: legalFrontMatter.parse(head), body }
})

/** How a text says that its writer does not know; a lesson's open questions are the one place for it. */
const CONFESSIONS = [
  /\bopen questions?\b|\b(?:question|what follows[^.]*|whether [^.]*|any of that is left) is open\b/gi,
  /\bseems? to (?:be another|stay|hold|have changed)\b/gi,
  /\bwe (?:could not|couldn['’]t|did not|didn['’]t|have not|haven['’]t|cannot|can['’]t|do not|don['’]t) (?:find|read|confirm|check|see|tell|say)\b/gi,
  /\bwe (?:do not know|don['’]t know|found (?:no|nothing)|know of no|are not sure|aren['’]t sure)\b|\bto our knowledge\b|\bas far as we know\b/gi,
  /\bour (?:copy|search|reading) of\b|\bto be confirmed\b|\b(?:not|un)confirmed\b|\bunverified\b/gi,
  /\bis (?:not (?:clear|certain|settled|known)|unsettled|unknown)\b/gi,
  /\bas the law (?:read|stood) (?:then|in)\b|\b(?:boards|counties|clerks) likely\b|\bis likely to be\b|\bwas being prepared\b/gi,
]

const confessionsIn = (text: string): readonly string[] =>
  CONFESSIONS.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found))

describe('the search for confessions', () => {
  it.each([
    'What follows when the office does not is an open question, so make a record.',
    'Whether that protection is still there is open.',
    'For a petition like yours the question is open.',
    'In four counties it seems to be another office.',
    'The limit and the three years seem to stay.',
    'Boards likely have until June 1.',
    'None may be issued, as the law read in 2016.',
    'For the 2026 roll that is likely to be about 7%.',
    'We could not find the rule.',
    'We have not read the new text.',
    'In our copy of the statute the line is missing.',
    'The amount is to be confirmed.',
    'We know of no rule that allows it.',
  ])('finds that of: %s', (text) => {
    expect(confessionsIn(text)).toHaveLength(1)
  })

  it('finds none in the films and the questions of the course', () => {
    const told = files.filter(({ path }) => /^films\/.*\.yaml$|^modules\/.*\/questions\.yaml$/.test(path))
    expect(told.length).toBeGreaterThan(20)
    expect(told.flatMap(({ path, text }) => confessionsIn(text).map((found) => `${path}: ${found}`))).toEqual(
      [],
    )
  })
})

describe('the plan of the course', () => {
  it('has the seven titles of the specification', () => {
    expect(modules.map(({ id, title }) => `${id} ${title}`)).toEqual([
      '1 Introduction & Background',
      '2 Prerequisites & Materials',
      '3 Filing Your Appeal',
      '4 Building Your Evidence Package',
      '5 Preparing for Your Hearing',
      '6 Attending Your Hearing',
      '7 After Your Appeal',
    ])
  })

  it('numbers its lessons and fills the three to four hours that are promised', () => {
    for (const module of modules) {
      expect(module.lessons.map(({ id }) => id)).toEqual([1, 2, 3].map((place) => `${module.id}-${place}`))
    }
    const minutes = planned.reduce((total, { lesson }) => total + lesson.minutes, 0)
    expect(minutes).toBeGreaterThanOrEqual(180)
    expect(minutes).toBeLessThanOrEqual(240)
  })

  it('says plainly which modules are not ready, and has every file of those that are', () => {
    for (const { status, statusNote, lessons: own } of modules) {
      expect(statusNote === undefined).toBe(status === 'ready')
      expect(own.every((lesson) => lesson.status === status)).toBe(true)
    }
    expect(lessonPaths).toEqual(lessons.map(({ path }) => path))
  })
})

describe.each(lessons)('$path', ({ module, lesson, head, body }) => {
  it('is the lesson that the plan announces', () => {
    const { id, title, summary, minutes } = lesson
    expect(head).toMatchObject({ id, module: module.id, title, summary, minutes })
  })

  it('has 1,050 to 1,650 words, and states the minutes for all that is read', () => {
    expect(wordCount(body)).toBeGreaterThanOrEqual(1_050)
    expect(wordCount(body)).toBeLessThanOrEqual(1_650)
    const lists = [...head.keyPoints, ...head.doThisNow.map(stepText), ...head.commonMistakes]
    const open = head.openQuestions.map(({ question, ask }) => `${question} ${ask}`)
    expect(head.minutes).toBe(Math.round(wordCount([body, ...lists, ...open].join('\n\n')) / 150))
  })

  it('cites only sources it lists, and lists only sources it cites', () => {
    const ids = head.sources.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const cited = [...marksIn(body), ...head.openQuestions.flatMap(({ about }) => about)]
    expect([...new Set(cited)].sort()).toEqual([...ids].sort())
  })

  it('asks each unconfirmed point at its end, with whom to ask', () => {
    const unverified = head.sources.filter(({ confidence }) => confidence === 'unverified')
    const asked = head.openQuestions.flatMap(({ about }) => about)
    expect(unverified.map(({ id }) => id).filter((id) => !asked.includes(id))).toEqual([])
    for (const { ask } of head.openQuestions)
      expect(ask).toMatch(/\b(ask|call|write|confirm|check|look|get|request)\b/i)
  })

  it('leaves what is open to its open questions, and asks in no other place', () => {
    const lists = [...head.keyPoints, ...head.doThisNow.map(stepText), ...head.commonMistakes]
    expect(confessionsIn([head.summary, body, ...lists].join('\n'))).toEqual([])
    expect(head.openQuestions.filter(({ question }) => !question.endsWith('?'))).toEqual([])
    const named = new Set(head.openQuestions.map(({ question }) => question))
    expect(named.size).toBe(head.openQuestions.length)
  })

  it('shows money, shares and rates only through tokens', () => {
    const spoken = [body, ...head.keyPoints, ...head.doThisNow.map(stepText), ...head.commonMistakes].join(
      '\n',
    )
    expect(spoken.match(/\$\s?\d[\d,.]*|\d[\d.]*\s?(%|percent\b|mills?\b)/gi)).toBeNull()
  })

  it('ties its steps to the reader’s own case, and to files that stand with it', () => {
    const goals = head.doThisNow.flatMap((step) => (typeof step === 'object' ? (step.goes ?? []) : []))
    expect(goals.length).toBeGreaterThanOrEqual(2)
    for (const file of goals.filter((goal) => goal.startsWith('file/')))
      expect(lessonsOffering(file.slice('file/'.length)), file).toContain(head.id)
  })

  it('works through a case whose figures or days core works out', () => {
    expect(body).toMatch(/\{\{(example|comparison|record|amounts|day):/)
  })

  it('says in words what any picture shows', () => {
    expect(body).not.toMatch(/!\[\s*\]|<img/)
  })

  it('reads at grade 9 or below', () => {
    expect(fleschKincaidGrade(body)).toBeLessThanOrEqual(9)
  })
})

describe('the words around the course', () => {
  it.each(legal)(
    '$name has real text, readable at grade 9, with the sources it cites',
    ({ name, head, body }) => {
      expect(head.id).toBe(name)
      expect([...new Set(marksIn(body))].sort()).toEqual(head.sources.map(({ id }) => id).sort())
      expect(wordCount(body)).toBeGreaterThan(300)
      expect(fleschKincaidGrade(body)).toBeLessThanOrEqual(9)
    },
  )

  it('gives the landing page its copy, five answers with known sources, and the seven module titles', () => {
    const copy = landingCopy.parse(readYaml('landing/copy.yaml'))
    const { items, sources } = faq.parse(readYaml('landing/faq.yaml'))
    expect(copy.courseTopics.items.map(({ title }) => title)).toEqual(modules.map(({ title }) => title))
    const cited = new Set(items.flatMap(({ answer }) => marksIn(answer)))
    expect([...cited].sort()).toEqual(sources.map(({ id }) => id).sort())
  })

  it('has three worked examples, each labelled as one', () => {
    const stories = files.filter(({ path }) => path.startsWith('stories/'))
    const labels = stories.map(({ path }) => story.parse(readYaml(path)).label)
    expect(labels).toEqual(Array(3).fill('Illustrative example, not a customer'))
  })

  it('takes the label off a story only with recorded consent', () => {
    const told = { ...story.parse(readYaml('stories/new-homestead.yaml')), label: 'A buyer in Tampa' }
    const consent = { consentRecordedOn: '2026-11-01', source: 'signed release 7' }
    expect(story.safeParse(told).success).toBe(false)
    expect(story.safeParse({ ...told, source: consent.source }).success).toBe(false)
    expect(story.safeParse({ ...told, ...consent }).success).toBe(true)
  })
})

/** Each pattern with the reason it may not stand in anything a reader sees. */
const banned = [
  [/\bguaranteed\b/i, 'nobody can guarantee an outcome'],
  [/\b(win|success) rates?\b/i, 'shares need both denominators: use the statistics tokens'],
  [/coming\s+soon/i, 'say plainly what is there'],
  [/\byou should (claim|argue|appeal|petition|request)\b/i, 'that is advice; we give information'],
  [/\bwe (advise|recommend) (you|that you)\b/i, 'that is advice; we give information'],
  [/\byour (best|strongest) (claim|argument|case) is\b/i, 'that is advice; we give information'],
  [/\b(will|we'll) (win|lower your tax|save you)\b/i, 'no outcome is promised'],
] as const

/** The two things we are not: the sentence has to say so, or speak of somebody who is. */
const oursOnlyWhenDenied = /\bappraisals?\b|\blegal advice\b/i
const denial = /\b(not|nothing|none|never|no|licensed|certified)\b/i

describe.each(files)('$path', ({ path, text }) => {
  it('makes no claim we cannot keep', () => {
    // What an owner asks claims nothing; what is answered does.
    const ours = text.replace(/\basks: >-[\s\S]*?(?=\n {4}answer:)/g, '')
    const found = banned.flatMap(([pattern, why]) =>
      pattern.test(ours) ? [`${path}: ${pattern} (${why})`] : [],
    )
    const sentences = ours.replace(/\s+/g, ' ').split(/[.!?:](?:\s|$)/)
    const claimed = sentences.filter((one) => oursOnlyWhenDenied.test(one) && !denial.test(one))
    expect([...found, ...claimed]).toEqual([])
  })

  it('links only to https pages and to pages we have', () => {
    const targets = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target ?? '')
    const broken = targets.filter(
      (target) => !(target.startsWith('https://') ? URL.canParse(target) : isPagePath(target)),
    )
    expect(broken).toEqual([])
    expect(text).not.toMatch(/http:\/\//)
  })
})
