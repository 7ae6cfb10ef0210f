/** A script as the bundler cuts it by itself: the modules that exactly the same entries need. */
export interface Script {
  file: string
  bytes: number
  modules: readonly string[]
  /** The scripts it imports. They never need it in turn. */
  imports: readonly string[]
}

/** Scripts that are loaded together: of a page with its layouts, or of a part that opens later. */
export interface Load {
  files: ReadonlySet<string>
  /** What a byte that it doesn't need costs, and what a file less is worth, compared with other loads. */
  byteWeight: number
  fileWeight: number
}

/** As many bytes, before they are compressed, are worth one file. */
const bytesPerFile = 8_000

interface Part {
  scripts: Script[]
  bytes: number
  /** 1 for each load that needs it. */
  needs: Uint8Array
  imports: Set<Part>
  importers: Set<Part>
}

const partsOf = (scripts: readonly Script[], loads: readonly Load[]): Part[] => {
  const parts = new Map<string, Part>()
  for (const script of scripts)
    parts.set(script.file, {
      scripts: [script],
      bytes: script.bytes,
      needs: Uint8Array.from(loads, ({ files }) => Number(files.has(script.file))),
      imports: new Set(),
      importers: new Set(),
    })
  for (const part of parts.values())
    for (const file of part.scripts[0]?.imports ?? []) {
      const needed = parts.get(file)
      if (!needed) continue
      part.imports.add(needed)
      needed.importers.add(part)
    }
  return [...parts.values()]
}

const allImportsOf = (parts: readonly Part[]): Set<Part> => {
  const seen = new Set<Part>()
  const open = parts.flatMap(({ imports }) => [...imports])
  for (let part = open.pop(); part; part = open.pop()) {
    if (seen.has(part)) continue
    seen.add(part)
    open.push(...part.imports)
  }
  return seen
}

/** One imports the other through a third. As one file, they would import a file that imports them. */
const wouldCircle = (a: Part, b: Part): boolean => {
  const between = (part: Part, other: Part) => [...part.imports].filter((imported) => imported !== other)
  const leadsTo = (part: Part, other: Part) =>
    between(part, other).some((imported) => allImportsOf([imported]).has(other))
  return leadsTo(a, b) || leadsTo(b, a)
}

const eitherNeeds = (a: Part, b: Part): Uint8Array =>
  a.needs.map((needed, at) => needed | (b.needs[at] as number))

/** What all loads together save if two parts are one file. */
const savingsOf = (loads: readonly Load[]) => {
  const perByte = Float64Array.from(loads, ({ byteWeight }) => byteWeight)
  const perFile = Float64Array.from(loads, ({ fileWeight }) => fileWeight * bytesPerFile)
  return {
    /** Of the two alone. It is asked a few hundred thousand times. */
    ofTwo: (a: Part, b: Part): number => {
      let [both, onlyA, onlyB] = [0, 0, 0]
      for (let at = 0; at < perByte.length; at++) {
        if (a.needs[at]) {
          if (b.needs[at]) both += perFile[at] as number
          else onlyA += perByte[at] as number
        } else if (b.needs[at]) onlyB += perByte[at] as number
      }
      return both - onlyA * b.bytes - onlyB * a.bytes
    },
    /** A load that needs only one of them then also loads what the other imports. */
    lostOnImports: (a: Part, b: Part): number => {
      const needs = eitherNeeds(a, b)
      let lost = 0
      for (const part of allImportsOf([a, b]))
        if (part !== a && part !== b)
          for (let at = 0; at < needs.length; at++)
            if (needs[at] && !part.needs[at])
              lost += (perFile[at] as number) + (perByte[at] as number) * part.bytes
      return lost
    },
  }
}

/** Returns the parts that other loads need now. */
const merge = (into: Part, other: Part): Part[] => {
  into.scripts.push(...other.scripts)
  into.bytes += other.bytes
  into.needs = eitherNeeds(into, other)
  for (const part of other.imports) {
    part.importers.delete(other)
    if (part === into) continue
    part.importers.add(into)
    into.imports.add(part)
  }
  for (const part of other.importers) {
    part.imports.delete(other)
    if (part === into) continue
    part.imports.add(into)
    into.importers.add(part)
  }
  const imported = [...allImportsOf([into])].filter((part) =>
    into.needs.some((needed, at) => needed && !part.needs[at]),
  )
  for (const part of imported) part.needs = eitherNeeds(part, into)
  return [into, ...imported]
}

/** What is imported comes before what imports it. */
const inOrder = (parts: readonly Part[]): Part[] => {
  const ordered = new Set<Part>()
  const add = (part: Part) => {
    if (ordered.has(part)) return
    for (const needed of part.imports) add(needed)
    ordered.add(part)
  }
  for (const part of parts) add(part)
  return [...ordered]
}

/**
 * Makes one group of two, always the two that save most, for as long as something is saved. The groups come in an order
 * in which each imports only earlier ones.
 */
export const groupScripts = (scripts: readonly Script[], loads: readonly Load[]): Script[][] => {
  const { ofTwo, lostOnImports } = savingsOf(loads)
  const parts = partsOf(scripts, loads)
  const places = new Map(parts.map((part, at) => [part, at]))
  const left = new Set(parts.keys())
  // The row of a part has the savings with the parts after it.
  const savings = parts.map((a, i) => Float64Array.from(parts, (b, j) => (j > i ? ofTwo(a, b) : 0)))
  const set = (i: number, j: number, saving: number) => {
    ;(savings[Math.min(i, j)] as Float64Array)[Math.max(i, j)] = saving
  }
  for (;;) {
    let [most, one, other] = [0, -1, -1]
    for (const i of left) {
      const row = savings[i] as Float64Array
      for (let j = i + 1; j < row.length; j++)
        if ((row[j] as number) > most) [most, one, other] = [row[j] as number, i, j]
    }
    const [a, b] = [parts[one], parts[other]]
    if (!a || !b) break
    const saving = wouldCircle(a, b) ? 0 : ofTwo(a, b) - lostOnImports(a, b)
    if (saving < most) {
      set(one, other, saving)
      continue
    }
    left.delete(other)
    for (const at of parts.keys()) set(other, at, 0)
    for (const changed of merge(a, b)) {
      const place = places.get(changed) as number
      for (const at of left) if (at !== place) set(place, at, ofTwo(changed, parts[at] as Part))
    }
  }
  return inOrder([...left].map((at) => parts[at] as Part)).map((part) => part.scripts)
}
