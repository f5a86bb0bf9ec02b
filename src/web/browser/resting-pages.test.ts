/** Proves that a written page gives up its scripts and keeps all else, and that a page of another form is refused. */
import { expect, it } from 'vitest'
import { atRest } from './resting-pages.ts'

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>
<h1>Text</h1><script>1</script><script type="module" async="">import "/assets/a.js"</script>`

it('leaves the text, and the waiting lines that know what to load', () => {
  const { html, address, script } = atRest(page, 'wait()')
  expect(script).toBe('import "/assets/a.js"')
  expect(address).toMatch(/^\/assets\/page-[0-9a-f]{8}\.js$/)
  expect(html).toBe(`<head></head>
<h1>Text</h1><script>1</script><script data-page="${address}" data-files="/assets/a.js /assets/b.js">wait()</script>`)
})

it('refuses a page without the script of the router', () => {
  expect(() => atRest('<h1>Text</h1>', 'wait()')).toThrow('has the router changed?')
})
