/** Proves in a browser that a signed-in person always sees the six places, and hears which page has come. */
import { forEndurance } from '#test/endurance.ts'
import { expect, test } from './app-test.ts'
import { makeOwner, signInAsOwner } from './buyer.ts'
import { onePage } from './one-page.ts'

const view = onePage((app) => makeOwner(app, 'standard'))
test.beforeAll(({ app }) => signInAsOwner(app, view.page, view.whose))

const places = [
  ['My case', 'Your cases'],
  ['Course', 'Course'],
  ['Documents', 'Documents'],
  ['Ask', 'Ask'],
  ['Help', 'Help'],
  ['Home', 'Hello, Robin'],
] as const

for (const [size, width] of [
  ['a phone', 390],
  ['a desktop', 1280],
] as const)
  test(`on ${size} each place takes the focus to its heading`, async ({ app }) => {
    await view.page.setViewportSize({ width, height: 844 })
    await view.open(`${app.url}/dashboard`, 'Hello, Robin')
    const bar = view.page.getByRole('navigation', { name: 'Main' })
    for (const [name, heading] of places) {
      await bar.getByRole('link', { name, exact: true }).click()
      await expect(view.page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
      await expect(bar.locator('[aria-current=page]')).toHaveText(name)
      await expect(bar).toBeInViewport()
    }
  })

test('the header is 56 px high, and the tabs stay at the foot of a phone', async ({ app }) => {
  await view.page.setViewportSize({ width: 390, height: 844 })
  await view.open(`${app.url}/dashboard`, 'Hello, Robin')
  const bar = await view.page.getByRole('navigation', { name: 'Main' }).boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(844)
  const box = await view.page.locator('header > div').first().boundingBox()
  expect(box?.height).toBeLessThanOrEqual(58)
  // What arrives late makes the page longer.
  await expect(async () => {
    await view.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(view.page.getByRole('contentinfo')).toBeInViewport({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
})

test('with text at 150 % the header and the tabs stay one row, and the place is marked', async ({ app }) => {
  await view.page.setViewportSize({ width: 390, height: 844 })
  await view.open(`${app.url}/ask`, 'Ask')
  await view.page.evaluate(() => {
    document.documentElement.style.fontSize = '150%'
  })
  const box = await view.page.locator('header > div').first().boundingBox()
  expect(box?.height).toBeLessThanOrEqual(56)
  const tabs = view.page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const grounds = await tabs.evaluateAll((all) => all.map((tab) => getComputedStyle(tab).backgroundColor))
  const [first, ask] = [grounds[0], grounds[4]]
  expect(ask).not.toBe(first)
  expect(grounds.filter((ground) => ground === ask)).toHaveLength(1)
  const cut = await tabs.evaluateAll((all) => all.filter((tab) => tab.scrollWidth > tab.clientWidth).length)
  expect(cut).toBe(0)
  const bar = await view.page.getByRole('navigation', { name: 'Main' }).boundingBox()
  expect(bar?.height).toBeLessThanOrEqual(66)
  await view.page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
})

test('with text at 200 % the tabs make room while something is typed, and come back', async ({ app }) => {
  await view.page.setViewportSize({ width: 390, height: 844 })
  await view.open(`${app.url}/profile`, 'Profile')
  await view.page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const tabs = view.page.getByRole('navigation', { name: 'Main' })
  const name = view.page.getByLabel('First name')
  await expect(tabs).toBeInViewport()
  await name.focus()
  await expect(name).toBeInViewport()
  await expect(tabs).not.toBeInViewport()
  await name.blur()
  await expect(tabs).toBeInViewport()
  await view.page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
})

test('with text at 200 % the tabs of a small phone take two rows, each word whole', async ({ app }) => {
  await view.page.setViewportSize({ width: 320, height: 640 })
  await view.open(`${app.url}/ask`, 'Ask')
  await view.page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const tabs = view.page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const boxes = await tabs.evaluateAll((all) =>
    all.map((tab) => ({
      top: tab.getBoundingClientRect().top,
      height: tab.clientHeight,
      isCut: tab.scrollWidth > tab.clientWidth,
    })),
  )
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(2)
  expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
  expect(boxes.filter(({ isCut }) => isCut)).toEqual([])
  await view.page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
})

test('the menu hangs from its button, closes on Escape and leads on', async ({ app }) => {
  await view.page.setViewportSize({ width: 390, height: 844 })
  await view.open(`${app.url}/dashboard`, 'Hello, Robin')
  const button = view.page.getByRole('button', { name: /^Your account/ })
  const profile = view.page.getByRole('link', { name: 'Profile', exact: true })
  await button.click()
  await expect(profile).toBeVisible()
  const [above, list] = [await button.boundingBox(), await view.page.locator('[popover]').boundingBox()]
  expect((list?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeCloseTo(4, 0)
  await view.page.keyboard.press('Escape')
  await expect(profile).toBeHidden()
  await expect(button).toBeFocused()
  await view.page.keyboard.press('Enter')
  await view.page.keyboard.press('Tab')
  await expect(profile).toBeFocused()
  await view.page.keyboard.press('Enter')
  await expect(view.page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused()
  await expect(profile).toBeHidden()
})

test('no target is smaller than 24 px', async ({ app }) => {
  await view.page.setViewportSize({ width: 390, height: 844 })
  for (const path of forEndurance(['/documents'], ['/dashboard', '/course', '/documents', '/course/1'])) {
    await view.page.goto(`${app.url}${path}`)
    await view.page.getByRole('heading', { level: 1 }).waitFor()
    const small = await view.page.evaluate(() =>
      [...document.querySelectorAll('button, input, select, summary, nav a, header a')]
        .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 120) }))
        .filter(({ box }) => box.width > 1 && box.height > 1 && (box.width < 24 || box.height < 24))
        .map(({ html }) => html),
    )
    expect(small, path).toEqual([])
  }
})
