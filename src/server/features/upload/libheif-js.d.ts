/** What we use of the package, whose own types describe the C interface beneath. */
declare module 'libheif-js/wasm-bundle.js' {
  type Pixels = { data: Uint8ClampedArray; width: number; height: number }
  export class HeifImage {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Fills `pixels.data` with red, green, blue and alpha; answers null when the picture cannot be decoded. */
    display(pixels: Pixels, done: (filled: Pixels | null) => void): void
  }
  const libheif: { HeifDecoder: new () => { decode: (file: Uint8Array) => HeifImage[] } }
  export default libheif
}
