/** Names and words that flite would say wrong, with their sounds as its own dictionary writes them (ARPAbet, 1 for the stress). */

const said: Readonly<Record<string, string>> = {
  desoto: 'd ax0 s ow1 t ow0',
  hernando: 'hh er0 n ae1 n d ow0',
  kissimmee: 'k ax0 s ih1 m iy0',
  lafayette: 'l ax0 f ey1 eh0 t',
  lanai: 'l ax0 n ay1',
  leevy: 'l iy1 v iy0',
  live: 'l ih1 v',
  miami: 'm ay0 ae1 m iy0',
  okeechobee: 'ow0 k ax0 ch ow1 b iy0',
  osceola: 'aa0 s iy0 ow1 l ax0',
  suwannee: 's ax0 w aa1 n iy0',
  valorem: 'v ax0 l ao1 r ax0 m',
  vack: 'v ae1 k',
  volusia: 'v ax0 l uw1 sh ax0',
  wakulla: 'w ax0 k ah1 l ax0',
}

/** As flite reads it: one word a line. */
export const lexicon = Object.entries(said)
  .map(([word, sounds]) => `${word} : ${sounds}\n`)
  .join('')
