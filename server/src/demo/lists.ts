import { readFile } from 'node:fs/promises'
import { readCsv } from '../platform/database/csv.ts'
import { type Random, weighted } from './random.ts'

export type Gender = 'male' | 'female'

interface School {
  readonly high_school: string
  readonly city: string
  readonly state: string
}

/** The real names and schools that the invented people are made of. */
export interface Lists {
  firstName(random: Random, gender: Gender): string
  lastName(random: Random): string
  school(random: Random): School
}

// The sources have no accents. Some people keep theirs, so search, sorting, and addresses are tested with them.
const accented: Record<string, string> = {
  Adrian: 'Adrián',
  Andre: 'André',
  Andres: 'Andrés',
  Chloe: 'Chloë',
  Jesus: 'Jesús',
  Jose: 'José',
  Maria: 'María',
  Renee: 'Renée',
  Sebastian: 'Sebastián',
  Sofia: 'Sofía',
  Zoe: 'Zoë',
  Diaz: 'Díaz',
  Garcia: 'García',
  Gomez: 'Gómez',
  Hernandez: 'Hernández',
  Lopez: 'López',
  Martinez: 'Martínez',
  Munoz: 'Muñoz',
  Nunez: 'Núñez',
  Pena: 'Peña',
  Perez: 'Pérez',
  Rodriguez: 'Rodríguez',
  Sanchez: 'Sánchez',
}
const accentedShare = 0.25

interface WeightedName {
  readonly name: string
  readonly weight: number
}

const withAccents = (names: readonly WeightedName[]): WeightedName[] =>
  names.flatMap(({ name, weight }) => {
    const accentedName = accented[name]
    if (!accentedName) return [{ name, weight }]
    return [
      { name, weight: weight * (1 - accentedShare) },
      { name: accentedName, weight: weight * accentedShare },
    ]
  })

const drawName = (names: readonly WeightedName[]) => {
  const draw = weighted(withAccents(names), ({ weight }) => weight)
  return (random: Random) => draw(random).name
}

const readList = async (file: string) =>
  readCsv(await readFile(new URL(`./data/${file}`, import.meta.url), 'utf8'))

export const readLists = async (): Promise<Lists> => {
  const [firstNames, lastNames, highSchools] = await Promise.all([
    readList('first-names.csv'),
    readList('last-names.csv'),
    readList('high-schools.csv'),
  ])
  const firstNamesOf = (listedSex: string) =>
    firstNames
      .filter(({ sex }) => sex === listedSex)
      .map(({ name = '', births }) => ({ name, weight: Number(births) }))
  const firstName = { male: drawName(firstNamesOf('M')), female: drawName(firstNamesOf('F')) }
  const lastName = drawName(lastNames.map(({ name = '', count }) => ({ name, weight: Number(count) })))
  const schools = highSchools.map(({ name = '', city = '', state = '' }) => ({
    high_school: name,
    city,
    state,
  }))
  return {
    firstName: (random, gender) => firstName[gender](random),
    lastName,
    school: (random) => random.pick(schools),
  }
}
