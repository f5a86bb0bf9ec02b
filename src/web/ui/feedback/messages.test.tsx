/** Checks that buttons, banners and summaries say what they should to everyone. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from '#web/ui/action/button.tsx'
import { ErrorSummary } from '#web/ui/field/error-summary.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { Money } from '#web/ui/figure/money.tsx'
import { Banner } from './banner.tsx'
import { ErrorPage } from './error-page.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { Stepper } from './stepper.tsx'

it('refuses presses while busy and shows what is under way', async () => {
  const onClick = vi.fn()
  render(
    <Button busy busyLabel="Sending…" onClick={onClick}>
      Send
    </Button>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending…' })
  await userEvent.click(button)
  expect(button.disabled).toBe(true)
  expect(onClick).not.toHaveBeenCalled()
})

it('says why it is disabled, and only then', () => {
  const { rerender } = render(
    <Button disabled disabledReason="Fill in both fields first.">
      Sign in
    </Button>,
  )
  expect(screen.getByRole('button', { description: 'Fill in both fields first.' })).toBeDefined()
  rerender(<Button disabledReason="Fill in both fields first.">Sign in</Button>)
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBeNull()
})

it('announces errors as alerts and the rest as status', () => {
  render(
    <>
      <Banner tone="error" title="Oops! Something went wrong" />
      <Banner tone="success" title="Success!" />
    </>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Oops! Something went wrong')
  expect(screen.getByRole('status').textContent).toBe('Success!')
})

it('takes the focus to the summary, whose lines lead to their fields', () => {
  render(<ErrorSummary title="There is 1 problem" problems={[{ fieldId: 'zip', message: 'ZIP is wrong' }]} />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(screen.getByRole('link', { name: 'ZIP is wrong' }).getAttribute('href')).toBe('#zip')
})

it('shows nothing when there is no problem', () => {
  const { container } = render(<ErrorSummary title="Problems" problems={[]} />)
  expect(container.innerHTML).toBe('')
})

it('keeps progress between 0 and 100', () => {
  render(<ProgressBar label="Overall progress" percent={130} />)
  expect(screen.getByRole('progressbar', { name: 'Overall progress', value: { now: 100 } })).toBeDefined()
})

it('names the present step', () => {
  render(<Stepper label="Account setup" steps={['Your account', 'Your property']} current={2} />)
  expect(screen.getByText('Step 2 of 2')).toBeDefined()
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([
    null,
    'step',
  ])
})

it('writes days out and drops cents that are zero', () => {
  render(
    <p>
      <CalendarDay day="2026-09-14" /> <Money cents={19700} /> <Money cents={19700} exact />
    </p>,
  )
  expect(screen.getByText('Monday, September 14, 2026').getAttribute('datetime')).toBe('2026-09-14')
  expect(screen.getByText('$197')).toBeDefined()
  expect(screen.getByText('$197.00')).toBeDefined()
})

it('an error page tells a missing connection from a page that was updated', () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/a.js')
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { unmount } = render(<ErrorPage error={missing} />)
  expect(screen.getByText(/^You’re offline\./)).toBeDefined()
  unmount()
  connection.mockReturnValue(true)
  render(<ErrorPage error={missing} />)
  expect(screen.getByText(/^We updated the site/)).toBeDefined()
})
