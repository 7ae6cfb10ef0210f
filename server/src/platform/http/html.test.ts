import { expect, test } from 'vitest'
import { html } from './html.ts'

test('inserted text is escaped, and HTML is not', () => {
  const item = html`<li title="${'"'}">${'<b>&</b>'}</li>`
  expect(String(html`<ul>${[item, item]}</ul>`)).toBe(
    `<ul>${'<li title="&quot;">&lt;b&gt;&amp;&lt;/b&gt;</li>'.repeat(2)}</ul>`,
  )
})
