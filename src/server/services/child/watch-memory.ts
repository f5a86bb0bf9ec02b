/** Looks how much memory a process holds, often enough that none gets far past what it may, and says when it has. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'

const linuxMilliseconds = 50
/** Elsewhere each look is a program of its own. */
const otherMilliseconds = 500
/** Linux counts in these on every machine that we run on. */
const pageBytes = 4096
const megabyte = 1024 * 1024

const heldOnLinux = async (pid: number): Promise<number> => {
  const counts = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '0 0')
  return (Number(counts.split(' ')[1]) * pageBytes) / megabyte
}

const heldElsewhere = (pid: number): Promise<number> =>
  new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, kilobytes) =>
      resolve(error ? 0 : Number(kilobytes) / 1024),
    )
  })

const isLinux = process.platform === 'linux'

/** Zero once it has ended. */
export const heldMegabytes: (pid: number) => Promise<number> = isLinux ? heldOnLinux : heldElsewhere

/** Ends with the function that it gives. */
export const watchMemory = (pid: number, mostMegabytes: number, onTooMuch: () => void): (() => void) => {
  const look = async () => {
    if ((await heldMegabytes(pid)) > mostMegabytes) onTooMuch()
  }
  const timer = setInterval(() => void look(), isLinux ? linuxMilliseconds : otherMilliseconds)
  return () => clearInterval(timer)
}
