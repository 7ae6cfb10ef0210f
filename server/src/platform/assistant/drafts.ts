import type { AthleteFacts } from './assistant.ts'

/** Texts made from an athlete's own facts. Unknown facts are left out, or become a gap in square brackets. */

type Words = string | null | undefined | false

const sentence = (...parts: Words[]): string => {
  const words = parts.filter(Boolean).join(', ')
  return words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

const lines = (...parts: Words[]): string => parts.filter(Boolean).join('\n')

const paragraphs = (...parts: Words[]): string => parts.filter(Boolean).join('\n\n')

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const playsAs = ({ position, sport }: AthleteFacts): string => position ?? `${sport} player`

const article = (words: string): string => (/^[aeiou]/i.test(words) ? 'an' : 'a')

/** `18.4 points per game`, but `a free throw percentage of 81%`. */
const figureInWords = ({ title, value }: { title: string; value: string }): string => {
  const what = title.toLowerCase()
  return value.endsWith('%') ? `${article(what)} ${what} of ${value}` : `${value} ${what}`
}

const figuresOf = ({ season }: AthleteFacts): Words => {
  if (!season || season.figures.length === 0) return null
  const figures = listed(season.figures.slice(0, 3).map(figureInWords))
  return season.title ? `${season.title}: ${figures}` : figures
}

const classOf = ({ class_year }: AthleteFacts): Words => class_year !== null && `class of ${class_year}`

const gpaOf = ({ gpa }: AthleteFacts): Words => gpa !== null && `${gpa} GPA`

const missing = (facts: AthleteFacts): Words => {
  const gaps = [
    facts.position === null && 'your position',
    facts.class_year === null && 'your class',
    facts.season === null && 'a season',
    facts.gpa === null && 'your GPA',
    facts.awards.length === 0 && 'an award',
  ].filter((gap) => gap !== false)
  return gaps.length > 0 && `With ${listed(gaps)} on your page, I could say more.`
}

export const draftBio = (facts: AthleteFacts): string => {
  const [award] = facts.awards
  const bio = [
    sentence(playsAs(facts), classOf(facts), facts.high_school, facts.town),
    sentence(figuresOf(facts)),
    sentence(award, gpaOf(facts)),
  ]
  return paragraphs(bio.filter(Boolean).join(' '), missing(facts))
}

export const draftQuote = ({ quote, answers }: AthleteFacts): string => {
  if (quote)
    return `The words I chose for my page: “${quote}” They mean something to me because [your reason].`
  const advice = answers.find(({ question }) => /advice/i.test(question))
  if (advice) return `The best advice I was given, in my own words: “${advice.text}”`
  return paragraphs(
    'There is no quote on your page yet. Two ways to begin:',
    '“The best advice I ever got came from [name]: [their words].”',
    '“Before every game I tell myself: [your words].”',
  )
}

export const draftGoals = (facts: AthleteFacts): string => {
  const { goals, season, gpa, majors } = facts
  if (goals.length > 0)
    return paragraphs(
      'Your goals, with their dates:',
      lines(
        ...goals.map(
          ({ kind, text, target_date }) =>
            `${kind === 'academic' ? 'Academic' : 'Athletic'}, by ${target_date ?? '[date]'}: ${text}`,
        ),
      ),
      'A goal is strongest with a figure and a date: you will know when you are there.',
    )
  const figure = season?.figures[0]
  const [major] = majors
  return paragraphs(
    'Goals with a figure and a date, to fill in:',
    lines(
      figure
        ? `Athletic: take my ${figure.title.toLowerCase()} from ${figure.value} to [figure] by [date].`
        : 'Athletic: reach [figure] in [what you count] by [date].',
      gpa === null
        ? 'Academic: reach a GPA of [figure] by [date].'
        : `Academic: take my GPA from ${gpa} to [figure] by [date].`,
      major ? `Beyond: study ${major} at [college].` : 'Beyond: study [major] at [college].',
    ),
  )
}

const plainWords = (text: string): string[] => [...new Set(text.toLowerCase().match(/[a-z]{4,}/g))]

/** The athlete's answer whose question is closest to what was asked. They must share at least two words. */
const nearestAnswer = ({ answers }: AthleteFacts, asked: string) => {
  const words = plainWords(asked)
  const [best] = answers
    .map((answer) => ({
      answer,
      common: plainWords(answer.question).filter((word) => words.includes(word)).length,
    }))
    .toSorted((a, b) => b.common - a.common)
  return best && best.common >= 2 ? best.answer : null
}

export const draftInterview = (facts: AthleteFacts, asked: string): string => {
  const known = nearestAnswer(facts, asked)
  if (known)
    return paragraphs(
      `On your page you were asked: ${known.question}`,
      `“${known.text}”`,
      'Add one moment that shows it: [when, where, what you did].',
    )
  return paragraphs(
    'An answer in three steps:',
    lines(
      `Who you are: “${sentence(`I am ${facts.first_name}`, `${article(playsAs(facts))} ${playsAs(facts).toLowerCase()}`, facts.high_school && `at ${facts.high_school}`)}”`,
      `What you can point to: ${facts.awards[0] ?? figuresOf(facts) ?? '[one thing you did]'}`,
      'What it taught you: [one sentence, in your own words]',
    ),
  )
}

/** Greets the person named in the request. A name is never guessed. */
const coachNamed = (asked: string): string => asked.match(/\bCoach ([A-Z][\p{L}'’-]{1,40})/u)?.[1] ?? '[name]'

export const draftMail = (facts: AthleteFacts, asked: string): string => {
  const { first_name, last_name, high_school, town, awards, majors, events, page_url } = facts
  const name = `${first_name} ${last_name}`
  const position = playsAs(facts)
  return paragraphs(
    `Subject: ${[name, facts.class_year, position, high_school].filter(Boolean).join(', ')}`,
    `Dear Coach ${coachNamed(asked)},`,
    sentence(
      `my name is ${name}`,
      [article(position), position.toLowerCase(), high_school && `at ${high_school}`, town && `in ${town}`]
        .filter(Boolean)
        .join(' '),
      classOf(facts),
    ),
    'What I like about your program: [one honest reason].',
    sentence(figuresOf(facts)),
    sentence(...awards.slice(0, 2)),
    sentence(gpaOf(facts), majors.length > 0 && `interested in ${listed(majors)}`),
    events[0] && `You can see me play: ${events[0]}.`,
    `Everything else is on my page: ${page_url}`,
    lines('Thank you for your time,', name),
  )
}
