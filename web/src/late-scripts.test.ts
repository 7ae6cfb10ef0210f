import { expect, test } from 'vitest'
import { withLateScripts } from './late-scripts.ts'

const pageOf = (main: string) =>
  [
    `<html><head><link rel="stylesheet" href="/a.css"/></head><body>${main}`,
    '<script nonce="n">$_TSR.e()</script><script type="module" async="" src="/assets/index.js"></script></body></html>',
  ].join('')

const late = {
  files: ['/assets/index.js', '/assets/page.js', '/other/late.js'],
  scripts: { asleep: 'wait()', awake: 'start()' },
  nonce: 'n',
}

test('loads no script by itself, and lists them all for the one inside the page', () => {
  const html = withLateScripts(pageOf('<main>$& reads well</main>'), late)
  expect(html).not.toContain('src=')
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>')
  expect(html).toContain('<main>$& reads well</main>')
  expect(html).toMatch(
    /<script nonce="n" data-entry="\/assets\/index\.js" data-files="index page \/other\/late\.js">start\(\)<\/script><\/body><\/html>$/,
  )
})

test('only a sleeping page has the script that waits until someone uses it', () => {
  const main = '<main id="content" tabindex="-1" data-sleeps="" class="outline-none">Read this</main>'
  const html = withLateScripts(pageOf(main), late)
  expect(html).toContain('>wait()</script>')
  expect(html).not.toContain('start()')
})

test('a page with packed data does not sleep', () => {
  const data = '<script type="application/json" id="page-queries" data-packed="">[]</script>'
  const html = withLateScripts(pageOf(`<main data-sleeps="">Read this</main>${data}`), late)
  expect(html).toContain('>start()</script>')
})

test.each([
  'My bio: data-sleeps',
  '&lt;main id="content" data-sleeps=""&gt;',
  'a > b data-sleeps="" <b title="&lt;main data-sleeps=&quot;&quot;&gt;">',
])('a page does not sleep because someone wrote: %s', (text) => {
  const html = withLateScripts(pageOf(`<main id="content" class="outline-none">${text}</main>`), late)
  expect(html).toContain('>start()</script>')
  expect(html).not.toContain('wait()')
})

test('a page with only its own rules has the address of the whole stylesheet', () => {
  const html = withLateScripts(pageOf('<main>Read this</main>'), { ...late, styles: '/assets/all.css' })
  expect(html).toContain(' data-styles="/assets/all.css">start()</script>')
})

test('a page without scripts stays as it is', () => {
  const bare = '<html><head></head><body>Nothing to run</body></html>'
  expect(withLateScripts(bare, late)).toBe(bare)
})
