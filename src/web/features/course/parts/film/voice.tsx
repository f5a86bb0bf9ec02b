/** The choice of the voice that speaks a film. */
import { type RefObject, useEffect, useState } from 'react'
import type { Timeline } from '#core/film/timeline.ts'
import * as words from '#messages/course/film-voice.ts'
import { rememberedVoice, rememberVoice, type VoiceChoice } from '#web/features/course/film/voice-choice.ts'
import { DeviceVoice, hasDeviceVoice } from '#web/film/device-voice.ts'
import type { DrawnFilmElement } from '#web/film/drawn-film-element.ts'
import { useUser } from '#web/session/session.ts'

const names: Readonly<Record<VoiceChoice, string>> = {
  'built-in': words.builtInVoice(),
  device: words.thisDevicesVoice(),
}

const isChoice = (value: string): value is VoiceChoice => value in names

type FilmVoiceProps = { media: RefObject<DrawnFilmElement | null>; timeline: Timeline }

export const FilmVoice = ({ media, timeline }: FilmVoiceProps) => {
  const { id: userId } = useUser()
  const [chosen, choose] = useState(() => (hasDeviceVoice() ? rememberedVoice(userId) : 'built-in'))
  useEffect(() => {
    media.current?.speakWith(chosen === 'device' ? new DeviceVoice(timeline) : null)
  }, [media, timeline, chosen])
  if (!hasDeviceVoice()) return <p className="text-sm text-soft">{words.thisIsAComputerVoice()}</p>
  return (
    <label className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {words.voice()}
      <select
        value={chosen}
        onChange={({ currentTarget: { value } }) => {
          if (!isChoice(value)) return
          rememberVoice(userId, value)
          choose(value)
        }}
        className="min-h-9 rounded-md border border-control bg-surface px-2"
      >
        {Object.entries(names).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <span className="text-soft">{words.theBuiltInVoiceIsA()}</span>
    </label>
  )
}
