import { describe, expect, test } from 'vitest'
import { rulesIn, usedStyles, withUsedStyles } from './used-styles.ts'

const noScript = ''

const page = (...classes: string[]) => `<main class="${classes.join(' ')}">Read</main>`

describe('the rules of one page', () => {
  test('are those whose classes are all on it', () => {
    const css = '.a{color:red}.b{color:blue}.a .b{color:green}.a:hover,.b>p{top:0}p{margin:0}'
    expect(usedStyles(css, page('a'), noScript)).toBe('.a{color:red}.a:hover{top:0}p{margin:0}')
  })

  test('keep selectors with alternatives and exceptions', () => {
    const css = '.a:not(.gone){top:0}:is(.gone,.a){top:1px}:where(.gone) p{top:2px}[data-x=".gone"]{top:3px}'
    expect(usedStyles(css, page('a'), noScript)).toBe(css)
  })

  test('are found by class names that the stylesheet and the page escape', () => {
    const css = String.raw`.sm\:p-2{top:0}.\31 2{top:1px}.w-\[calc\(1px\+2px\)\]{top:2px}.\[\&\>b\]\:c{top:3px}.before\:content-\[\'\,\'\]{top:4px}`
    expect(
      usedStyles(
        css,
        page('sm:p-2', '12', 'w-[calc(1px+2px)]', '[&amp;&gt;b]:c', 'before:content-[&#x27;,&#x27;]'),
        noScript,
      ),
    ).toBe(css)
    expect(usedStyles(css, page('p-2'), noScript)).toBe('')
  })

  test('stay in their groups, and the layers in their order', () => {
    const css =
      '@layer base,utilities;@layer base{.gone{top:0}}@media (width>1px){@supports (top:0){.a{top:0}.gone{top:1px}}}@media print{.gone{top:0}}'
    expect(usedStyles(css, page('a'), noScript)).toBe(
      '@layer base,utilities;@layer base;@media (width>1px){@supports (top:0){.a{top:0}}}',
    )
  })

  test('include the animations and properties that they name', () => {
    const css =
      '@property --x{syntax:"*"}@property --y{syntax:"*"}.a{top:var(--x);animation:spin 1s}@keyframes spin{to{top:0}}@keyframes gone{to{top:0}}'
    expect(usedStyles(css, page('a'), noScript)).toBe(
      '@property --x{syntax:"*"}.a{top:var(--x);animation:spin 1s}@keyframes spin{to{top:0}}',
    )
  })

  test('have the properties that only their animations name', () => {
    const css =
      '@property --x{syntax:"*"}@property --y{syntax:"*"}.a{animation:spin 1s}@keyframes spin{to{top:var(--x)}}@keyframes gone{to{top:var(--y)}}'
    expect(usedStyles(css, page('a'), noScript)).toBe(
      '@property --x{syntax:"*"}.a{animation:spin 1s}@keyframes spin{to{top:var(--x)}}',
    )
  })

  test('include what the script inside the page shows', () => {
    const script = 'bar.className=`b c`'
    expect(usedStyles('.b.c{top:0}.d{top:0}', page('a'), script)).toBe('.b.c{top:0}')
  })
})

test('braces in strings don’t begin or end a rule', () => {
  expect(rulesIn('.a{content:"}{"}.b{top:0}').map(({ head }) => head)).toEqual(['.a', '.b'])
})

test('a page without inline styles stays as it is', () => {
  const html = '<link rel="stylesheet" href="/a.css"/><p class="a">'
  expect(withUsedStyles(html, noScript)).toEqual({ html, isPart: false })
})

test('a page with all rules keeps only its own', () => {
  const html = '<style nonce="n" data-tsr-inline-css="">.a{top:0}.b{top:0}</style><p class="a">$&</p>'
  expect(withUsedStyles(html, noScript)).toEqual({
    html: '<style nonce="n" data-tsr-inline-css="">.a{top:0}</style><p class="a">$&</p>',
    isPart: true,
  })
})
