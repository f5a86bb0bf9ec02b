/** Waiting in tests: asks again and again, and gives up at a bound that a busy machine does not reach. */
export const until = async (isTrue: () => boolean | Promise<boolean>, seconds = 40): Promise<void> => {
  const giveUpAt = performance.now() + seconds * 1000
  // Asked at every moment, the app would work for the question and not for the answer.
  for (let pauseMs = 10; !(await isTrue()); pauseMs = Math.min(pauseMs * 1.5, 80)) {
    if (performance.now() > giveUpAt) throw new Error(`Still not so after ${seconds} s: ${isTrue}`)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
