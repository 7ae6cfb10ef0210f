/**
 * Makes contract/src/common-passwords.data.ts from a list of passwords, most used first:
 *
 *   node tools/common-passwords.ts <passwords.json of @zxcvbn-ts/language-common>
 *
 * Source and license are in NOTICE.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [source] = process.argv.slice(2)
if (!source) {
  console.error('Usage: node tools/common-passwords.ts <passwords.json>')
  process.exit(1)
}

const most = 10_000
const listed = (JSON.parse(readFileSync(source, 'utf8')) as string[]).slice(0, most)
// A password without a letter meets three criteria at most, so it is Weak anyway.
const kept = listed.filter((password) => /[a-z]/.test(password)).toSorted()
const strange = kept.find((password) => !/^[!-~]+$/.test(password) || /[\\`$]/.test(password))
if (strange) throw new Error(`${strange} can't be inside backticks`)

const lines: string[] = ['']
for (const password of kept) {
  const line = lines.at(-1) ?? ''
  if (line.length + password.length < 110) lines[lines.length - 1] = line ? `${line} ${password}` : password
  else lines.push(password)
}

const target = join(import.meta.dirname, '../contract/src/common-passwords.data.ts')
writeFileSync(
  target,
  `/** Made by tools/common-passwords.ts; the source is in NOTICE. */
export const commonPasswords = \`
${lines.join('\n')}
\`
`,
)
console.log(`common-passwords.data.ts: ${kept.length} of ${listed.length} passwords`)
