/** `node bench/noise-photo.ts FILE GREY`: a photo of 12 megapixels with grain like that of a camera; a plain surface would pack to nothing. */
import sharp from 'sharp'

const [file = '', gray = '120'] = process.argv.slice(2)

await sharp({
  create: {
    width: 4_000,
    height: 3_000,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: Number(gray), sigma: 12 },
  },
})
  .blur(1.2)
  .jpeg({ quality: 90 })
  .toFile(file)
