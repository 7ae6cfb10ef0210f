import { type ScorePart, scoreParts } from '@fieldhouse/contract/rankings.parts'

const weighed = scoreParts.map(({ title, weight }) => `${title.toLowerCase()} ${weight}%`)

/** How it is calculated, in one sentence. */
export const countedSentence = `A score is ${weighed.slice(0, -1).join(', ')} and ${weighed.at(-1)}.`

/** PUB-02: what each part measures, in plain words. The weights are in the contract. */
export const partWords: Record<ScorePart, string> = {
  production:
    'The stats of the last high-school season: how many girls or boys of the same sport and class they beat (girls are compared with girls, boys with boys), on average over the figures the sport compares.',
  competition_level: 'How strong the teams and opponents are that the athlete plays with and against.',
  consistency: 'How close those same stats stay from one high-school season to the next.',
  teammates: 'How much better a team plays with the athlete on it.',
  leadership: 'Who speaks up, steps up and keeps a team together.',
}

/** Explains the special cases. */
export const criteriaNotes = [
  {
    title: 'No evaluation, no rank',
    text: 'Competition level, effect on teammates and leadership are evaluations from 0 to 100 by success coaches and our admins. Several are averaged.',
  },
  {
    title: 'Girls and boys apart',
    text: 'Ranks, percentiles and places are among girls or among boys of one sport; softball and baseball are apart too. If your page doesn’t list a gender, you have no rank. We never guess.',
  },
  {
    title: 'One season counts half',
    text: 'With a single high-school season consistency counts 50 of 100. So does production while fewer than ten girls (or boys) of the same sport and class have stats, or the class is not known. Without a high-school season both count 0.',
  },
  {
    title: 'The same score, the same rank',
    text: 'Parts and scores are rounded to one decimal. Athletes who tie share a rank and are listed by name.',
  },
  {
    title: 'Never for sale',
    text: 'No package moves anyone up. Scores are calculated every night and after each evaluation; a hidden page is left out at once.',
  },
] as const
