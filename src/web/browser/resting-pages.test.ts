/** Proves that a written page gives up its scripts and keeps all else, and that a page of another form is refused. */
import { expect, it } from 'vitest'
import { atRest } from './resting-pages.ts'

const shown = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head>
<h1>Text</h1><script>1</script><script type="module" async="">import "/assets/a.js"</script>`
const data = ['enqueue("all that it knows")', 'close()'].map(
  (call) => `window.__reactRouterContext.streamController.${call};`,
)
const sent = data.map((line, at) => `<div hidden id="S:${at}"><script>${line}</script></div>`).join('')
const forms = '<script id="_R_">forms()</script>'
const behind = `<!--$?--><template id="B:0"></template><!--/$--><script>requestAnimationFrame(1)</script>${forms}${sent}<script>$RC("B:0","S:0")</script>`
const end = '</body></html>'

it('leaves the text, and the waiting lines that know what to load', () => {
  const { html, address, script } = atRest(`${shown}${behind}${end}`, 'wait()')
  expect(script).toBe([...data, 'import "/assets/a.js"'].join('\n'))
  expect(address).toMatch(/^\/assets\/page-[0-9a-f]{8}\.js$/)
  expect(html).toBe(`<head></head>
<h1>Text</h1><script>1</script><script data-page="${address}" data-files="/assets/a.js /assets/b.js">wait()</script>${forms}${end}`)
})

it('refuses a page of another form than the router’s', () => {
  const refused = (page: string) => expect(() => atRest(page, 'wait()'))
  refused(`<h1>Text</h1>${behind}${end}`).toThrow('no script of the router')
  refused(`${shown}${end}`).toThrow('no data of the router')
  refused(`${shown}${behind}<p>Words</p>${end}`).toThrow('more than data behind it: <script id="_R_">')
})
