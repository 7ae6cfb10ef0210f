import { expect, test } from 'vitest'
import { withLateScripts } from './late-scripts.ts'

const page = [
  '<html><head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/assets/index.js"/>',
  '<link rel="modulepreload" href="/assets/page.js"/></head><body><main>$& reads well</main>',
  '<script nonce="n">$_TSR.e()</script><script type="module" async="" src="/assets/index.js"></script></body></html>',
].join('')

test('requests no script, and gives them all to the one inside the page', () => {
  const html = withLateScripts(page, { script: 'start()', nonce: 'n' })
  expect(html).not.toContain('modulepreload" href')
  expect(html).not.toContain('src=')
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>')
  expect(html).toContain('<main>$& reads well</main>')
  expect(html).toMatch(
    /<script nonce="n" data-entry="\/assets\/index\.js" data-files="assets\/index\.js assets\/page\.js">start\(\)<\/script><\/body><\/html>$/,
  )
})

test('a page without scripts stays as it is', () => {
  const bare = '<html><body>Nothing to run</body></html>'
  expect(withLateScripts(bare, { script: 'start()', nonce: 'n' })).toBe(bare)
})
