/** The keys of the lesson page in words. Those of the film are the player's own. */
type KeyWords = readonly (readonly [key: string, does: string])[]

export const filmKeys: KeyWords = [
  ['Space or k', 'Play or pause'],
  ['← or j', 'Back 10 seconds'],
  ['→ or l', 'Forward 10 seconds'],
  ['↑ ↓', 'Louder, softer'],
  ['m', 'Sound off or on'],
  ['< >', 'Slower, faster'],
  ['c', 'Captions'],
  ['f', 'Full screen'],
  ['p', 'Picture in picture'],
]

export const pageKeys: KeyWords = [
  ['n', 'Next lesson'],
  ['b', 'Lesson before'],
  ['?', 'This list'],
]
