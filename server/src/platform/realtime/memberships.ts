/**
 * Who belongs to what on this node. A name exists while it has members. Most have one member, and a Set for each would
 * be a third of a connection's cost.
 */
export class Memberships<Member extends object> {
  readonly #membersOf = new Map<string, Member | Set<Member>>()

  join(name: string, member: Member): void {
    const there = this.#membersOf.get(name)
    if (there === undefined) this.#membersOf.set(name, member)
    else if (there instanceof Set) there.add(member)
    else if (there !== member) this.#membersOf.set(name, new Set([there, member]))
  }

  leave(name: string, member: Member): void {
    const there = this.#membersOf.get(name)
    const isEmpty = there instanceof Set ? there.delete(member) && there.size === 0 : there === member
    if (isEmpty) this.#membersOf.delete(name)
  }

  count(name: string): number {
    const there = this.#membersOf.get(name)
    if (there === undefined) return 0
    return there instanceof Set ? there.size : 1
  }

  /** In the order they joined. */
  of(name: string): Iterable<Member> {
    const there = this.#membersOf.get(name)
    if (there === undefined) return []
    return there instanceof Set ? there : [there]
  }

  names(): Iterable<string> {
    return this.#membersOf.keys()
  }
}
