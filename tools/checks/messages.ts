import { codeOnly } from './source.ts'
import { type Check, faultsWhere, isCode, isForTests } from './tree.ts'

/** The browser's own errors for a missing script have no code. */
const mayCompare = ['web/src/shell/missing-chunk.ts']

const comparisons = [
  // Comparing with null or undefined only asks if there is a message.
  /\bmessage\s*[=!]==?(?![=])(?!\s*(?:null|undefined)\b)/,
  /[=!]==?\s*(?:\w+\??\.)+message\b/,
  /\bmessage\??\.(?:includes|startsWith|endsWith|match|matchAll|search|indexOf)\b/,
  /\.(?:test|exec)\((?:\w+\??\.)*message\)/,
]
const comparison = new RegExp(comparisons.map(({ source }) => source).join('|'), 'g')

const advice =
  'compares the message of an error, which may be reworded at any time. Give the refusal a code in contract/src and compare that'

/** Clients decide by the code of a refusal, never by its sentence. */
export const messages: Check = (tree) =>
  [...tree]
    .filter(([path]) => path.startsWith('web/src/') && isCode(path) && !isForTests(path))
    .filter(([path]) => !mayCompare.includes(path))
    .flatMap(([path, text]) => faultsWhere(path, codeOnly(text), comparison, () => advice))
