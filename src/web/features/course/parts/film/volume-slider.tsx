/** How loud the film is, from nothing to all of it in ten steps. */

import * as words from '#messages/course/volume-slider.ts'
export const volumeStep = 0.1

type VolumeSliderProps = { volume: number; onChange: (volume: number) => void }

export const VolumeSlider = ({ volume, onChange }: VolumeSliderProps) => (
  <label className="flex max-w-full items-center gap-3 text-sm">
    {words.volume()}
    <input
      type="range"
      min={0}
      max={1}
      step={volumeStep}
      value={volume}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      className="h-6 w-40 min-w-0 accent-action"
    />
  </label>
)
