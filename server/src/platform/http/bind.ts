import type { User } from '@fieldhouse/contract/accounts'
import {
  type Checked,
  type Endpoint,
  isEndpoint,
  type Output,
  type Schema,
} from '@fieldhouse/contract/endpoint'
import { faultsByField } from '@fieldhouse/contract/errors'
import { type Actor, allows } from '@fieldhouse/contract/guards'
import type * as z from 'zod'
import { AppError } from '../app-error.ts'
import type { Db } from '../database/database.ts'
import { FileAnswer } from './file-answer.ts'
import { type OutsideWork, runOutside } from './outside.ts'
import { speakPlainly } from './plain-faults.ts'
import { Prepared } from './prepared.ts'
import type { AccountRate } from './rate-limit.ts'
import type { UploadedFile } from './uploads.ts'

speakPlainly()

/** The caller and where they are. The same for a request over HTTP and for one made while a page is rendered. */
export interface Caller {
  readonly actor: Actor | null
  /** The actor as `GET /api/user` shows them, if that was read with the session. */
  readonly user: User | null
  readonly token: string | null
  /** The session behind the token. Null for a visitor. */
  readonly sessionId: string | null
  readonly address: string
  readonly userAgent: string
  readonly isHttps: boolean
  /** Our own address as the caller sees it. */
  readonly origin: string
  /** The base address of links in emails. It is a setting and never comes from a request. */
  readonly siteOrigin: string
  readonly cookies: Readonly<Record<string, string>>
}

/** Refuses with 429 if this key is used too often. For limits that belong to an account, no matter who asks. */
export interface Limit {
  (rate: AccountRate, key: string): Promise<void>
  /** Counts the same, and returns whether it is too often instead of refusing. */
  readonly isOver: (rate: AccountRate, key: string) => Promise<boolean>
  /** Takes back a call that turned out not to be an attempt. */
  readonly giveBack: (rate: AccountRate, key: string) => Promise<void>
}

/** For callers without limits. */
export const noLimit: Limit = Object.assign(async () => {}, {
  isOver: async () => false,
  giveBack: async () => {},
})

/** What a handler gets. The guard has allowed the caller, and the input is checked. */
type Call<E extends Endpoint> = Checked<E> & {
  /** For an `outside` call this is no transaction. Each step gets its own. */
  readonly db: Db
  readonly actor: E['guard'] extends 'anyone' ? Actor | null : Actor
  readonly caller: Caller
  /** Adds a cookie to the answer. */
  setCookie(cookie: string): void
  readonly limit: Limit
  /** Now, and again whenever this answer is sent from memory as a part of a visitors' page. */
  eachTime(effect: () => void): void
  readonly file: E['upload'] extends { isOptional: true }
    ? UploadedFile | undefined
    : E['upload'] extends object
      ? UploadedFile
      : undefined
}

type Answer<E extends Endpoint> = E['file'] extends string ? FileAnswer : Output<E> | Prepared<Output<E>>

/** Returns the steps of an `outside` call, or the answer of any other call. */
type Handler<E extends Endpoint> = E extends { effect: 'outside' }
  ? (call: Call<E>) => OutsideWork<Output<E>>
  : (call: Call<E>) => Answer<E> | Promise<Answer<E>>

/** A module of the contract: endpoints among schemas and constants. */
type ContractModule = Record<string, unknown>

type Handlers<M extends ContractModule> = {
  [K in keyof M as M[K] extends Endpoint ? K : never]: M[K] extends Endpoint ? Handler<M[K]> : never
}

interface RawInput {
  params: unknown
  query: unknown
  body: unknown
}

type CheckedInput = Partial<Record<keyof RawInput, unknown>>

/** What a handler may do besides answering. */
export interface Effects {
  readonly setCookie: (cookie: string) => void
  readonly limit: Limit
  readonly eachTime: (effect: () => void) => void
  readonly file?: UploadedFile
}

/** An endpoint with its handler, ready to be called over any transport. */
export interface BoundEndpoint {
  readonly name: string
  readonly endpoint: Endpoint
  /** Refuses by guard, then checks the input. All errors of all parts are reported together. */
  admit(caller: Caller, raw: RawInput): CheckedInput
  /** Runs the handler and filters its answer to what the contract names. Prepared answers were filtered before. */
  answer(db: Db, caller: Caller, input: CheckedInput, effects: Effects): Promise<unknown>
  /** The steps of an `outside` call, for requests with a key. Null for any other call. */
  readonly outside: ((db: Db, caller: Caller, input: CheckedInput, effects: Effects) => OutsideWork) | null
}

const parts = ['params', 'query', 'body'] as const

const zod = (schema: Schema) => schema as unknown as z.ZodType

export const assertAllowed = ({ guard }: Endpoint, { actor }: Caller): void => {
  if (!allows(guard, actor)) throw new AppError(actor ? 'forbidden' : 'unauthenticated')
}

type AnyHandler = (call: unknown) => unknown

const bindOne = (name: string, endpoint: Endpoint, handler: AnyHandler): BoundEndpoint => {
  assertPathParams(name, endpoint)
  const output = zod(endpoint.output)
  const inputs = parts.flatMap((part) => (endpoint[part] ? [{ part, schema: zod(endpoint[part]) }] : []))
  const handle = (db: Db, caller: Caller, input: CheckedInput, effects: Effects): unknown =>
    handler({ file: undefined, ...input, ...effects, db, caller, actor: caller.actor as Actor })
  const outside: BoundEndpoint['outside'] = (...call) => {
    const steps = handle(...call) as OutsideWork
    return {
      ...steps,
      record: async (tx, intent, reply) => output.parse(await steps.record(tx, intent, reply)),
    }
  }
  const answer: BoundEndpoint['answer'] = async (...call) => {
    const given = await handle(...call)
    return given instanceof Prepared || given instanceof FileAnswer ? given : output.parse(given)
  }
  const isOutside = endpoint.effect === 'outside'
  return {
    name,
    endpoint,
    admit: (caller, raw) => {
      assertAllowed(endpoint, caller)
      const input: CheckedInput = {}
      const issues: z.core.$ZodIssue[] = []
      for (const { part, schema } of inputs) {
        const parsed = schema.safeParse(raw[part] ?? {})
        if (parsed.success) input[part] = parsed.data
        else issues.push(...parsed.error.issues)
      }
      if (issues.length > 0) throw new AppError('invalid', { errors: faultsByField(issues) })
      return input
    },
    answer: isOutside ? (db, ...call) => runOutside(db, outside(db, ...call)) : answer,
    outside: isOutside ? outside : null,
  }
}

/** The variables of the path and the keys of `params` must be the same. */
const assertPathParams = (name: string, { path, params }: Endpoint) => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, variable]) => variable)
  const shape = params && 'shape' in params ? Object.keys(params.shape as object) : []
  if (inPath.toSorted().join() !== shape.toSorted().join())
    throw new Error(`${name}: path ${path} and params {${shape.join(', ')}} differ`)
}

/** Joins the endpoints of one contract module to their handlers. A missing handler does not compile. */
export const bind = <M extends ContractModule>(contract: M, handlers: Handlers<M>): BoundEndpoint[] =>
  Object.entries(contract).flatMap(([name, value]) =>
    isEndpoint(value) ? [bindOne(name, value, handlers[name as keyof Handlers<M>] as AnyHandler)] : [],
  )
