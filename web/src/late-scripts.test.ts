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

test('requests no script, and gives them all to the one inside the page', () => {
  const html = withLateScripts(pageOf('<main>$& reads well</main>'), late)
  expect(html).not.toContain('src=')
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>')
  expect(html).toContain('<main>$& reads well</main>')
  expect(html).toMatch(
    /<script nonce="n" data-entry="\/assets\/index\.js" data-files="index page \/other\/late\.js">start\(\)<\/script><\/body><\/html>$/,
  )
})

test('only a page that sleeps has the script that waits for someone', () => {
  const html = withLateScripts(pageOf('<main data-sleeps="">Read this</main>'), late)
  expect(html).toContain('>wait()</script>')
  expect(html).not.toContain('start()')
})

test('names the stylesheet of all pages to a page that has a part of it', () => {
  const html = withLateScripts(pageOf('<main>Read this</main>'), { ...late, styles: '/assets/all.css' })
  expect(html).toContain(' data-styles="/assets/all.css">start()</script>')
})

test('a page without scripts stays as it is', () => {
  const bare = '<html><head></head><body>Nothing to run</body></html>'
  expect(withLateScripts(bare, late)).toBe(bare)
})
