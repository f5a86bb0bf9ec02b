/** The keys of the lesson page in words. Those of the film are the player's own. */
type KeyWords = readonly (readonly [key: string, does: string])[]

export const filmKeys: KeyWords = [
  ['Space or k', 'Play or pause'],
  ['← or j', 'Back 10 seconds'],
  ['→ or l', 'Forward 10 seconds'],
  ['↑ ↓', 'Volume up, down'],
  ['m', 'Mute or unmute'],
  ['< >', 'Slower, faster'],
  ['c', 'Captions'],
  ['f', 'Full screen'],
  ['p', 'Picture in picture'],
]

export const pageKeys: KeyWords = [
  ['n', 'Next lesson'],
  ['b', 'Previous lesson'],
  ['?', 'Show this list'],
]
