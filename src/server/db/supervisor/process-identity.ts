/** Owns telling one process from a later one that was given the same number. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

const fromProc = async (pid: number): Promise<string | undefined> => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The command in parentheses may hold spaces. After it: state, …, and as 20th the start in ticks since boot.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    return `${boot.trim()} ${fields[19]}`
  } catch {
    return undefined
  }
}

const fromPs = async (pid: number): Promise<string | undefined> => {
  try {
    const { stdout } = await run('ps', ['-o', 'state=,lstart=', '-p', String(pid)], { env: { LC_ALL: 'C' } })
    const [state, ...started] = stdout.trim().split(/\s+/)
    return state === undefined || state === '' || state.startsWith('Z') ? undefined : started.join(' ')
  } catch {
    return undefined
  }
}

const fromPowerShell = async (pid: number): Promise<string | undefined> => {
  try {
    const command = `(Get-Process -Id ${pid} -ErrorAction Stop).StartTime.Ticks`
    const { stdout } = await run('powershell.exe', ['-NoProfile', '-Command', command])
    return stdout.trim() || undefined
  } catch {
    return undefined
  }
}

/** When the process started, in words only fit for comparing; undefined once it is gone or a zombie. */
export const processIdentity = (pid: number): Promise<string | undefined> => {
  if (!Number.isSafeInteger(pid) || pid <= 0) return Promise.resolve(undefined)
  if (process.platform === 'linux') return fromProc(pid)
  return process.platform === 'win32' ? fromPowerShell(pid) : fromPs(pid)
}

/** The command line of a process, on systems without /proc. */
export const processCommand = async (pid: number): Promise<string> => {
  if (process.platform !== 'win32') return (await run('ps', ['-o', 'command=', '-p', String(pid)])).stdout
  const command = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`
  return (await run('powershell.exe', ['-NoProfile', '-Command', command])).stdout
}
