/** The keys of the lesson page in words. Those of the film are the player's own. */
import * as words from '#messages/course/keys.ts'

type KeyWords = readonly (readonly [key: string, does: string])[]

export const filmKeys: KeyWords = [
  [words.spaceOrK(), words.playOrPause()],
  [words.orJ(), words.back10Seconds()],
  [words.orL(), words.forward10Seconds()],
  ['↑ ↓', words.volumeUpDown()],
  ['m', words.muteOrUnmute()],
  ['< >', words.slowerFaster()],
  ['c', 'Captions'],
  ['f', words.fullScreen()],
  ['p', words.pictureInPicture()],
]

export const pageKeys: KeyWords = [
  ['n', words.nextLesson()],
  ['b', words.previousLesson()],
  ['?', words.showThisList()],
]
