/** All notes of a person, lesson by lesson; theirs also when the course is not. */
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { exportNotes, type Note } from '#contract/course/notes.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/notes/notes-page.ts'
import { saveText } from '#web/browser/save-file.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { allNotesQuery } from '#web/notes/data.ts'
import { NoteEntry } from '#web/notes/parts/note-entry.tsx'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { PrintButton } from '#web/ui/action/print-button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

export const meta = () => [{ title: words.yourNotesJustValue() }]

/** The part of the text, and with it the second of the film at which the note was taken. */
const hrefOf = ({ lessonId, anchor, filmSeconds }: Note): string =>
  `${paths.module(Number(lessonId[0]), lessonId, filmSeconds ?? undefined)}${anchor ? `#${anchor}` : ''}`

const LessonNotes = ({ notes }: { notes: readonly Note[] }) => {
  const { tier } = useUser()
  const list = useRef<HTMLUListElement>(null)
  const [first] = notes
  return (
    <section className="stack gap-3">
      <h2 className="text-xl">
        {first?.lessonId} {first?.lessonTitle}
      </h2>
      <ul ref={list} tabIndex={-1} className="stack gap-3 outline-none">
        {notes.map((note) => (
          <li key={note.id}>
            <NoteEntry
              note={note}
              canChange={tier !== null}
              onGone={() => list.current?.focus()}
              way={tier !== null && <TextLink to={hrefOf(note)}>{words.goToThisSpot()}</TextLink>}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const NoNotes = () => (
  <div className="stack gap-4">
    <p>{words.youDontHaveAnyNotesYet()}</p>
    <div>
      <ButtonLink to={paths.dashboard()}>{words.goToTheCourse()}</ButtonLink>
    </div>
  </div>
)

const takeAway = async () => {
  const { fileName, text } = await call(exportNotes, {})
  saveText(fileName, 'text/plain;charset=utf-8', text)
}

const Notes = () => {
  const { data: notes, error, refetch } = useQuery(allNotesQuery)
  if (error && !notes)
    return (
      <Banner tone="error" title={words.yourNotesDidntLoad()}>
        <p className="mb-3">{failureMessage(error, words.pleaseTryAgain())}</p>
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          {words.tryAgain()}
        </Button>
      </Banner>
    )
  if (!notes)
    return (
      <Skeleton message={words.loadingYourNotes()}>
        <SkeletonText lines={6} />
      </Skeleton>
    )
  if (notes.length === 0) return <NoNotes />
  const lessons = [...Map.groupBy(notes, ({ lessonId }) => lessonId)]
  return (
    <div className="stack measure gap-8">
      <div className="no-print flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void takeAway()}>
          {words.downloadAsText()}
        </Button>
        <PrintButton label={words.printYourNotes()} />
      </div>
      {lessons.map(([lessonId, own]) => (
        <LessonNotes key={lessonId} notes={own} />
      ))}
    </div>
  )
}

export default function NotesPage() {
  return (
    <MainPart>
      <Container>
        <div className="stack gap-8 page-padding">
          <PageHeader
            title={words.yourNotes()}
            lead={words.everythingYouveWrittenOrMarkedIn()}
            crumbs={[{ label: words.dashboard(), to: paths.dashboard() }]}
          />
          <Notes />
        </div>
      </Container>
    </MainPart>
  )
}
