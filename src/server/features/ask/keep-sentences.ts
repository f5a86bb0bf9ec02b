/** A program of its own: has what our known questions mean worked out before anybody asks, for the server and the tests alike. */
import { loadCourseLibrary } from '#server/services/course/library.ts'
import { answerLibraryOf } from './library.ts'

await answerLibraryOf(loadCourseLibrary()).rankEach([])
