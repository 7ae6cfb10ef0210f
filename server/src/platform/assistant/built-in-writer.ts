import type { Assistant, AthleteFacts } from './assistant.ts'
import { draftBio, draftGoals, draftInterview, draftMail, draftQuote } from './drafts.ts'

/** The line under everything it writes. */
const signature =
  'Drafted by Fieldhouse’s built-in writer, using only what’s on your page. Fill in the [brackets] and make it sound like you.'

const offer =
  'Tell me what you need and I’ll draft it: a bio line, an intro for your quote, goals, an interview answer, or an email to a coach.'

type Draft = (facts: AthleteFacts, asked: string) => string

/** The first match counts: an email about goals is an email. */
const drafts: readonly [words: RegExp, draft: Draft][] = [
  [/\be-?mails?\b|\bmail\b|\bletter\b|\bwrite to\b|\breach out\b|\bmessage (to|for)\b|\bcoach\b/i, draftMail],
  [/\binterview|\banswer|\bquestion/i, draftInterview],
  [/\bgoals?\b|\baims?\b|\btargets?\b/i, draftGoals],
  [/\bquotes?\b|\bmotto\b|\bsaying\b/i, draftQuote],
  [
    /\bbio\b|\babout me\b|\bdescribe\b|\bintro|\bline\b|\bsummary\b|\bprofile\b|\bwho (i am|am i)\b/i,
    draftBio,
  ],
]

/** Needs no service. It puts the athlete's own facts into sentences, and leaves a gap for unknown ones. */
export const builtInWriter: Assistant = {
  answer: async (facts, talk) => {
    const asked = talk.at(-1)?.content ?? ''
    const draft = drafts.find(([words]) => words.test(asked))?.[1]
    return [draft ? draft(facts, asked) : offer, signature].join('\n\n')
  },
}
