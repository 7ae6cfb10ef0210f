import type { AssistantMessage } from '@fieldhouse/contract/profiles.assistant'
import type { Sending } from '../sending.ts'

/** What an assistant may know about an athlete: the public facts of the page, as text. */
export interface AthleteFacts {
  first_name: string
  last_name: string
  sport: string
  position: string | null
  class_year: number | null
  height: string | null
  weight: string | null
  high_school: string | null
  club: string | null
  town: string | null
  bio: string | null
  quote: string | null
  season: { title: string | null; team: string | null; figures: { title: string; value: string }[] } | null
  gpa: number | null
  majors: readonly string[]
  awards: readonly string[]
  goals: readonly { kind: 'academic' | 'athletic'; text: string; target_date: string | null }[]
  answers: readonly { question: string; text: string }[]
  events: readonly string[]
  page_url: string
}

/** PRO-07: drafts texts for an athlete from these facts only. */
export interface Assistant {
  /** Rejects with `AssistantAway` if there is no answer. */
  answer(facts: AthleteFacts, talk: readonly AssistantMessage[], sending: Sending): Promise<string>
}

export class AssistantAway extends Error {
  override readonly name = 'AssistantAway'
}

export interface AssistantConfig {
  /** The base address of an OpenAI-compatible API, as in `https://api.openai.com/v1`. */
  url: string
  /** A service on our own machine may not need a key. */
  key: string | null
  model: string
}
