const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/
const string = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/
const template = /`(?:\\[\s\S]|\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}|[^`\\])*`/
// A slash starts a regular expression only where no value can precede it.
const regularExpression =
  /(?<=(?:[=(,:;!&|?{}[\n]|=>|\breturn)[ \t]*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/

const token = new RegExp(
  [comment, string, template, regularExpression].map((part) => part.source).join('|'),
  'g',
)

// Blanks keep every offset, so a match in the blanked text has the real line number.
export const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

const blankTemplateText = (text: string): string =>
  text
    .split(/(\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\})/)
    .map((part, index) => (index % 2 === 0 ? blank(part) : part))
    .join('')

const isComment = (text: string): boolean => text.startsWith('//') || text.startsWith('/*')

/** TypeScript with comments and template texts blanked. Quoted strings stay. */
export const withoutComments = (text: string): string =>
  text.replace(token, (found) => {
    if (isComment(found)) return blank(found)
    return found.startsWith('`') ? blankTemplateText(found) : found
  })

/** TypeScript with everything but code blanked: comments, strings, and regular expressions are gone. */
export const codeOnly = (text: string): string =>
  text.replace(token, (found) => (found.startsWith('`') ? blankTemplateText(found) : blank(found)))
