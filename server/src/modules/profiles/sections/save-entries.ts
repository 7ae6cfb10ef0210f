import type { Actor } from '@fieldhouse/contract/guards'
import { questions } from '@fieldhouse/contract/profiles.questions'
import type * as sections from '@fieldhouse/contract/profiles.sections'
import type * as z from 'zod'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { changePage } from '../editing/change-page.ts'
import { assertFilm } from './assert-film.ts'
import { pressPicture } from './press-picture.ts'
import { putListEntry } from './sections.queries.ts'

/** The sections that are lists. An entry with an id is changed, one without is added. */

type Given<S extends z.ZodType> = z.output<S>

const refuse = (field: string, text: string) => new AppError('invalid', { errors: { [field]: [text] } })

export const saveGoal = (db: Db, actor: Actor, id: string, given: Given<typeof sections.goal>) =>
  changePage(db, actor, { id, group: 'goals', version: given.version }, (tx, { athlete_id }) => {
    const { kind, text, target_date = null } = given
    return putListEntry(tx, 'goals', athlete_id, given.id, { kind, text, target_date })
  })

export const saveCoach = (db: Db, actor: Actor, id: string, given: Given<typeof sections.coachReference>) =>
  changePage(db, actor, { id, group: 'coaches', version: given.version }, (tx, { athlete_id }) => {
    const { name, position = null, team = null, email = null, phone = null } = given
    return putListEntry(tx, 'coaches', athlete_id, given.id, { name, position, team, email, phone })
  })

export const saveAward = (db: Db, actor: Actor, id: string, given: Given<typeof sections.award>) =>
  changePage(db, actor, { id, group: 'awards', version: given.version }, (tx, { athlete_id }) => {
    const { title, year, level = null } = given
    return putListEntry(tx, 'awards', athlete_id, given.id, { title, year, level })
  })

export const saveAnswer = (db: Db, actor: Actor, id: string, given: Given<typeof sections.answer>) =>
  changePage(db, actor, { id, group: 'answers', version: given.version }, (tx, { athlete_id }) => {
    const { question_id, text, json = null } = given
    if (!questions.has(question_id)) throw refuse('question_id', 'Please select a question')
    return putListEntry(tx, 'answers', athlete_id, given.id, { question_id, text, json })
  })

export const saveEvent = (db: Db, actor: Actor, id: string, given: Given<typeof sections.scheduledEvent>) =>
  changePage(db, actor, { id, group: 'schedule', version: given.version }, (tx, { athlete_id }) => {
    const { title, date, time = null, place = null, link = null } = given
    return putListEntry(tx, 'schedule', athlete_id, given.id, { title, date, time, place, link })
  })

export const saveInterview = (db: Db, actor: Actor, id: string, given: Given<typeof sections.interview>) =>
  changePage(db, actor, { id, group: 'interview', version: given.version }, (tx, { athlete_id }) => {
    const { title, date = null, asked_by = null, video_url = null, questions: asked } = given
    if (video_url) assertFilm('video_url', video_url)
    return putListEntry(tx, 'interview', athlete_id, given.id, {
      title,
      date,
      asked_by,
      video_url,
      questions: asked,
    })
  })

export const savePress = (db: Db, actor: Actor, id: string, given: Given<typeof sections.pressArticle>) =>
  changePage(db, actor, { id, group: 'press', version: given.version }, async (tx, { athlete_id }) => {
    const { title, outlet = null, published_on = null, link } = given
    const picture = await pressPicture(tx, actor, athlete_id, given)
    await putListEntry(tx, 'press', athlete_id, given.id, { title, outlet, published_on, link, ...picture })
  })
