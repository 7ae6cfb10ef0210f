import { afterEach, describe, expect, test } from 'vitest'
import { advanceClock, clock, resetClock } from '../clock.ts'
import type { OutgoingEvent } from './outgoing.ts'
import { createOwnEvents } from './own-events.ts'

afterEach(resetClock)

/** A node whose events are named by their ids. */
const startNode = (publish = async (_: OutgoingEvent) => {}) => {
  const heard: string[] = []
  const own = createOwnEvents((one) => {
    heard.push(`${one.channel} ${one.event}`)
    return publish(one)
  })
  const claimedUntil = new Date(clock.now().getTime() + 5_000)
  return {
    own,
    heard,
    write: (id: string, channel: string | readonly string[] = 'news') =>
      own.writing(id, { channel, event: id, data: {} }),
    commit: (id: string) => own.committed(id, claimedUntil),
  }
}

describe('an event of this node', () => {
  test('is sent to all of its channels at the commit, and once', () => {
    const { own, heard, write, commit } = startNode()
    write('first', ['news', 'scores'])
    expect(heard).toEqual([])
    commit('first')
    commit('first')
    expect(heard).toEqual(['news first', 'scores first'])
    expect(own.sent().map(({ id }) => id)).toEqual(['first'])
  })

  test('is not sent without a commit, and the relay finds out what became of it', () => {
    const { own, heard, write, commit } = startNode()
    write('first')
    own.undone('first')
    commit('first')
    expect([heard, own.deferred()]).toEqual([[], ['first']])
  })

  test('overtakes no earlier one on its channel whose commit we did not hear of yet', () => {
    const { own, heard, write, commit } = startNode()
    write('first', ['a', 'b'])
    write('second', ['b', 'c'])
    write('other', 'd')
    commit('other')
    commit('second')
    commit('first')
    // The relay sees both in the outbox, in order.
    expect([heard, own.deferred()]).toEqual([['d other'], ['second', 'first']])
  })

  test('is left to the relay while the relay has others to send, and not after that', () => {
    const { own, heard, write, commit } = startNode()
    write('first')
    write('second')
    write('third', 'scores')
    commit('second')
    expect(own.isAccepting()).toBe(false)
    commit('third')
    expect(heard).toEqual([])
    // It finds the first one committed too, before we hear of it.
    const all = ['first', 'second', 'third']
    expect([...own.defer(all)]).toEqual(all)
    commit('first')
    own.settled(all)
    expect([heard, own.ids(), own.isAccepting()]).toEqual([[], [], true])
  })

  test('is left to the relay if this node could not claim it, or if the claim is over', () => {
    const { own, heard, write, commit } = startNode()
    write('late')
    write('unclaimed', 'scores')
    advanceClock(5_001)
    commit('late')
    own.committed('unclaimed', null)
    expect([heard, own.deferred()]).toEqual([[], ['late', 'unclaimed']])
  })

  test('is not sent a second time by the relay while it is on its way', () => {
    const { own, write, commit } = startNode(() => new Promise(() => {}))
    write('first')
    commit('first')
    expect([...own.defer(['foreign', 'first'])]).toEqual(['foreign'])
    expect(own.handled()).toEqual(['first'])
  })

  test('that failed is left to the relay with all that were sent after it', () => {
    const { own, write, commit } = startNode(() => Promise.reject(new Error('away')))
    for (const id of ['first', 'second']) write(id)
    for (const id of ['first', 'second']) commit(id)
    expect(own.deferSent()).toEqual(['first', 'second'])
    expect([own.sent(), own.deferred(), own.isAccepting()]).toEqual([[], ['first', 'second'], false])
  })

  test('is left to the relay after the stop', () => {
    const { own, heard, write, commit } = startNode()
    write('first')
    own.stop()
    commit('first')
    expect([heard, own.isAccepting()]).toEqual([[], false])
  })
})
