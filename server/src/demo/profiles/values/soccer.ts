import { clamp, type DrawValues, type Form, games, grown, rate, roleOf, shareOf, whole } from '../draw.ts'

interface Role {
  readonly shots: number
  /** The share of shots on goal that score. */
  readonly finishing: number
  readonly assists: number
}

const role = (shots: number, finishing: number, assists: number): Role => ({ shots, finishing, assists })

/** Per game, for an average player. */
const roles: Readonly<Record<string, Role>> = {
  CB: role(0.5, 0.2, 0.06),
  FB: role(0.6, 0.18, 0.16),
  CDM: role(0.8, 0.2, 0.16),
  CM: role(1.2, 0.24, 0.26),
  CAM: role(1.8, 0.28, 0.36),
  W: role(2, 0.28, 0.34),
  F: role(2.6, 0.33, 0.26),
}

const minutesOfGame = 80

const drawTime = (form: Form) => {
  const gp = games(form, 19, 28)
  const share = clamp(form.random.around(0.68 + 0.12 * form.level, 0.08), 0.2, 0.99)
  return { gp, gs: shareOf(gp, (share - 0.3) / 0.6), min: shareOf(gp * minutesOfGame, share) }
}

const drawKeeper: DrawValues = (form) => {
  const time = drawTime(form)
  const played = time.min / minutesOfGame
  const shots = whole(played * form.random.around(6, 0.8))
  const sv = shareOf(shots, rate(form, 0.78, 0.022, [0.58, 0.92]))
  return {
    ...time,
    ga: shots - sv,
    sv,
    sho: shareOf(time.gs, clamp(0.25 + 0.08 * form.level, 0, 0.6)),
  }
}

const drawField: DrawValues = (form) => {
  const role = roleOf(roles, form.position)
  const time = drawTime(form)
  const played = time.min / minutesOfGame
  const sh = whole(grown(form, role.shots) * played)
  const sog = shareOf(sh, rate(form, 0.48, 0.03, [0.2, 0.75]))
  return {
    ...time,
    g: shareOf(sog, rate(form, role.finishing, 0.04, [0, 0.6])),
    a: whole(grown(form, role.assists, 0.32) * played),
    sh,
    sog,
  }
}

export const drawSoccer: DrawValues = (form) => (form.position === 'GK' ? drawKeeper(form) : drawField(form))
