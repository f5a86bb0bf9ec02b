/** Checks that fields are tied to their labels, help and errors, and work by keyboard. */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { CheckboxField } from './checkbox.tsx'
import { ComboboxField } from './combobox.tsx'
import { PasswordField } from './password.tsx'
import { RadioGroup } from './radio-group.tsx'
import { SelectField } from './select.tsx'
import { TextField } from './text.tsx'

it('ties help and error to the control', () => {
  render(<TextField label="Email" help="We send the link here." error="Email is required" />)
  const description = 'We send the link here. Email is required'
  const input = screen.getByRole('textbox', { name: 'Email', description })
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

it('has no description and no fault when there is nothing to say', () => {
  render(<SelectField label="Property type" options={[{ value: 'a', label: 'Townhouse' }]} />)
  const select = screen.getByRole('combobox', { name: 'Property type' })
  expect(select.getAttribute('aria-describedby')).toBeNull()
  expect(select.getAttribute('aria-invalid')).toBeNull()
})

it('marks an optional field in its label', () => {
  render(<TextField label="Apartment or unit" optional />)
  expect(screen.getByRole('textbox', { name: 'Apartment or unit (optional)' })).toBeDefined()
})

it('shows and hides a password', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />)
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  expect(input.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.type).toBe('password')
})

it('toggles a checkbox by its label', async () => {
  render(<CheckboxField label="This is my homestead" />)
  await userEvent.click(screen.getByText('This is my homestead'))
  expect(screen.getByRole('checkbox', { name: 'This is my homestead', checked: true })).toBeDefined()
})

it('groups radios under their question', async () => {
  const options = [
    { value: 'owner', label: 'I do' },
    { value: 'tenant', label: 'A tenant' },
  ]
  render(<RadioGroup label="Who lives there?" name="who" options={options} />)
  expect(screen.getByRole('group', { name: 'Who lives there?' })).toBeDefined()
  await userEvent.click(screen.getByText('A tenant'))
  expect(screen.getByRole('radio', { name: 'A tenant', checked: true })).toBeDefined()
})

const counties = ['Hillsborough', 'Orange', 'Pinellas'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))
const emptyTexts = { noMatch: 'No counties found', noOptions: 'No counties available' }

type CountyPickerProps = { options?: typeof counties; start?: string | null }

const CountyPicker = ({ options = counties, start = null }: CountyPickerProps) => {
  const [value, setValue] = useState(start)
  return (
    <>
      <ComboboxField
        label="County"
        options={options}
        value={value}
        onValueChange={setValue}
        emptyTexts={emptyTexts}
      />
      <output>{value ?? 'none'}</output>
    </>
  )
}

it('searches without regard to case, picks by keyboard and clears', async () => {
  render(<CountyPicker />)
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'County' })
  await userEvent.type(input, 'PINE')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Pinellas'])
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('pinellas')).toBeDefined()
  expect(input.value).toBe('Pinellas')
  await userEvent.click(screen.getByRole('button', { name: 'Clear county' }))
  expect(screen.getByText('none')).toBeDefined()
  expect(input.value).toBe('')
})

it('opens and closes its list', async () => {
  render(<CountyPicker />)
  await userEvent.click(screen.getByRole('button', { name: /^Show the list/ }))
  expect(await screen.findAllByRole('option')).toHaveLength(3)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryAllByRole('option')).toHaveLength(0)
})

it('says when nothing fits and when there is nothing', async () => {
  const { unmount } = render(<CountyPicker />)
  await userEvent.type(screen.getByRole('combobox', { name: 'County' }), 'xyz')
  expect(screen.getByText(/^No counties found/)).toBeDefined()
  unmount()
  render(<CountyPicker options={[]} />)
  await userEvent.click(screen.getByRole('combobox', { name: 'County' }))
  expect(screen.getByText(/^No counties available/)).toBeDefined()
})

describe('a list that comes late', () => {
  const typed = {
    'typed by hand': (input: HTMLInputElement) => userEvent.type(input, 'pine'),
    // A browser that fills a form in does not say how: its event has no input type.
    'filled in by the browser': (input: HTMLInputElement) =>
      fireEvent.change(input, { target: { value: 'pine' } }),
  }

  it.each(Object.entries(typed))('offers what fits the text %s before', async (_, enter) => {
    const { rerender } = render(<CountyPicker options={[]} />)
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'County' })
    await enter(input)
    rerender(<CountyPicker />)
    expect(input.value).toBe('pine')
    await userEvent.click(input)
    const offered = await screen.findAllByRole('option')
    expect(offered.map((option) => option.textContent)).toEqual(['Pinellas'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(screen.getByText('pinellas')).toBeDefined()
    expect(input.value).toBe('Pinellas')
  })

  it('does not undo what is chosen already', () => {
    const { rerender } = render(<CountyPicker options={[]} start="orange" />)
    rerender(<CountyPicker start="orange" />)
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'County' }).value).toBe('Orange')
  })
})

it.each([
  ['takes a whole name as chosen', ' orange ', 'Orange', 'orange'],
  ['takes back what is no name', 'oran', '', 'none'],
])('on leaving the field %s', async (_, text, shown, chosen) => {
  render(<CountyPicker />)
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'County' })
  input.focus()
  fireEvent.change(input, { target: { value: text } })
  await userEvent.tab()
  expect(input.value).toBe(shown)
  expect(screen.getByText(chosen, { selector: 'output' })).toBeDefined()
})
