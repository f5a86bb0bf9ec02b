import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openPage, signIn } from '#web/testing/open-page.tsx'

describe('the header of a public page', () => {
  it('leads a visitor to the sign-in', async () => {
    fakeApi()
    openPage('/no-such-page')
    await screen.findByRole('heading', { name: 'Page not found' })
    expect(screen.getAllByRole('link', { name: 'Sign In' })[0]?.getAttribute('href')).toBe('/auth')
  })

  it('leads somebody signed in to the dashboard', async () => {
    signIn(fakeApi())
    openPage('/no-such-page')
    const [link] = await screen.findAllByRole('link', { name: 'Dashboard' })
    expect(link?.getAttribute('href')).toBe('/dashboard')
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull()
  })
})
