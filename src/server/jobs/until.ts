/** Waiting in tests: asks again and again, and gives up at a bound that a busy machine does not reach. */
export const until = async (isTrue: () => boolean | Promise<boolean>, seconds = 40): Promise<void> => {
  const giveUpAt = performance.now() + seconds * 1000
  while (!(await isTrue())) {
    if (performance.now() > giveUpAt) throw new Error(`Still not so after ${seconds} s: ${isTrue}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
