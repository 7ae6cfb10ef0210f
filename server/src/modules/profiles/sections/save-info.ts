import type { Actor } from '@fieldhouse/contract/guards'
import type { Info } from '@fieldhouse/contract/profiles.sections'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { updateUser } from '../../accounts/index.ts'
import { changePage } from '../editing/change-page.ts'
import { followName } from '../follow-name.ts'
import { updateAthlete } from '../profiles.queries.ts'
import { lengthInCm, weightInKg } from '../sizes.ts'
import { findSport } from '../sport/find-sport.ts'

/** Positions and hands depend on the sport. */
const assertOfSport = async (
  tx: Db,
  sportKey: string,
  { position, secondary_position, handedness }: Info,
) => {
  const { positions, handedness: hands } = await findSport(tx, sportKey)
  const isKnown = (list: readonly { key: string }[], key?: string) =>
    key === undefined || list.some((known) => known.key === key)
  const errors = {
    ...(!isKnown(positions, position) && { position: ['Please select Position'] }),
    ...(!isKnown(positions, secondary_position) && { secondary_position: ['Please select Position'] }),
    ...(!isKnown(hands, handedness) && { handedness: ['Please select one of these'] }),
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
}

const rowOf = (info: Info) => ({
  jersey_number: info.number ?? null,
  position: info.position ?? null,
  secondary_position: info.secondary_position ?? null,
  class_year: info.class_year ?? null,
  height_cm: lengthInCm({ feet: info.height, inches: info.height_in, cm: info.height_cm }),
  wingspan_cm: lengthInCm({ feet: info.wingspan, inches: info.wingspan_in, cm: info.wingspan_cm }),
  weight_kg: weightInKg({ pounds: info.weight, kg: info.weight_kg }),
  handedness: info.handedness ?? null,
  birth_date: info.birth_date ?? null,
  high_school: info.high_school ?? null,
  club: info.club ?? null,
  address: info.address ?? null,
  apt: info.apt ?? null,
  city: info.city ?? null,
  state: info.state ?? null,
  zip: info.zip ?? null,
  country: info.country ?? null,
  lat: info.lat ?? null,
  lon: info.lon ?? null,
  bio: info.bio ?? null,
})

/** The page follows the name: its address changes with it, and the old one redirects. */
export const saveInfo = (db: Db, actor: Actor, id: string, info: Info) =>
  changePage(db, actor, { id, group: 'info', version: info.version }, async (tx, page) => {
    await assertOfSport(tx, page.sport_key, info)
    const { first_name, last_name, gender = page.gender } = info
    await updateAthlete(tx, page.athlete_id, rowOf(info))
    if (first_name === page.first_name && last_name === page.last_name && gender === page.gender) return
    await updateUser(tx, page.user_id, { first_name, last_name, gender })
    await followName(tx, page, { first_name, last_name })
  })
