/** Owns the hour and the place of a hearing, as its notice names them, and how they are said. */

export interface HearingTime {
  /** 'HH:MM', the county's own time; '' until known. */
  readonly time: string
  readonly place: string
  readonly remoteLink: string
  readonly minutes: number | null
}

/** A line break is the field's, not the sentence's. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** '14:05' as it is said here: '2:05 pm'. */
export const clockTime = (time: string): string | null => {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(time) ?? []
  if (hour === undefined || minute === undefined) return null
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`
}

/** Our own bounds, checked 2026-11-21: boards sit in the hours of offices, some into the evening. */
const earliest = '07:00'
const latest = '20:00'

/** '' for an hour at which boards sit, or none; '12:30' typed without its half of the day is easily the wrong one. */
export const oddHourQuestion = (hearing: Pick<HearingTime, 'time'> | null): string => {
  const time = hearing?.time ?? ''
  const said = clockTime(time)
  if (said === null || (time >= earliest && time <= latest)) return ''
  return `Is this the time on your notice? Boards rarely meet at ${said}. `
}

const onNotice = 'Your hearing notice has the time and place, or how to join from home.'

/** What the owner keeps of it; what is not known is on the notice. */
export const hearingDetail = (hearing: HearingTime | null): string => {
  const said = clockTime(hearing?.time ?? '')
  const place = oneLine(hearing?.place ?? '')
  const link = oneLine(hearing?.remoteLink ?? '')
  const known = [
    ...(said === null ? [] : [`At ${said}, county time.`]),
    ...(place === '' ? [] : [`Place: ${place.replace(/\.$/, '')}.`]),
    ...(link === '' ? [] : [`To join from home: ${link}`]),
  ]
  if (known.length === 0) return onNotice
  const rest = said === null ? ' The time is on it.' : ''
  return `${known.join(' ')} That’s what you entered. Check it against your hearing notice.${rest}`
}
