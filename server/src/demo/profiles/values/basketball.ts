import { clamp, type DrawValues, games, grown, rate, roleOf, shareOf, tenths, whole } from '../draw.ts'

/** An average player of a position, in this many minutes. */
interface Role {
  readonly shots: number
  readonly threes: number
  readonly two_pct: number
  readonly three_pct: number
  readonly free_throws: number
  readonly orb: number
  readonly drb: number
  readonly apg: number
  readonly spg: number
  readonly bpg: number
  readonly to: number
}

const role = (
  shooting: readonly [number, number, number, number, number],
  others: readonly number[],
): Role => {
  const [shots, threes, two_pct, three_pct, free_throws] = shooting
  const [orb = 0, drb = 0, apg = 0, spg = 0, bpg = 0, to = 0] = others
  return { shots, threes, two_pct, three_pct, free_throws, orb, drb, apg, spg, bpg, to }
}

const guard = role([7.6, 0.42, 0.46, 0.325, 2.2], [0.7, 2.4, 2.3, 1.6, 0.2, 1.9])
const big = role([6.6, 0.06, 0.51, 0.27, 2.5], [2.3, 4.4, 1, 0.8, 1.2, 1.7])

const roles: Readonly<Record<string, Role>> = {
  PG: role([7.2, 0.36, 0.45, 0.32, 2.4], [0.5, 2.2, 3.8, 1.8, 0.1, 2.5]),
  SG: guard,
  CG: guard,
  SF: role([7.4, 0.3, 0.47, 0.31, 2.3], [1.3, 3.3, 1.7, 1.3, 0.5, 1.8]),
  W: role([7.4, 0.36, 0.46, 0.315, 2.1], [1.1, 3, 1.8, 1.3, 0.4, 1.8]),
  PF: role([7, 0.14, 0.49, 0.29, 2.5], [2, 4, 1.2, 0.9, 0.8, 1.7]),
  S4: role([7.2, 0.34, 0.48, 0.32, 2], [1.6, 3.9, 1.3, 0.9, 0.7, 1.6]),
  C: big,
  P: big,
}

const roleMinutes = 18.5
/** Players who want to play in college get more minutes than most. */
const ordinaryMinutes = 22

export const drawBasketball: DrawValues = (form) => {
  const { position, level, random } = form
  const role = roleOf(roles, position)
  const gp = games(form, 25, 20)
  const minutes = clamp(random.around(ordinaryMinutes + 3 * level, 1.5), 7, 31.5)
  const perGame = (ordinary: number) => grown(form, ordinary) * (minutes / roleMinutes)
  const fga = whole(perGame(role.shots) * gp)
  const tpa = shareOf(fga, role.threes * random.around(1, 0.2))
  const fta = whole(perGame(role.free_throws) * gp)
  const tpm = shareOf(tpa, rate(form, role.three_pct, 0.02, [0.15, 0.47]))
  const twos = shareOf(fga - tpa, rate(form, role.two_pct, 0.018, [0.3, 0.68]))
  const orb = whole(perGame(role.orb) * gp)
  const drb = whole(perGame(role.drb) * gp)
  const points = (2 * twos + 3 * tpm + shareOf(fta, 0.7)) / gp
  const rebounds = (orb + drb) / gp
  return {
    gp,
    gs: shareOf(gp, (minutes - 14) / 10),
    mpg: tenths(minutes),
    fgm: twos + tpm,
    fga,
    tpm,
    tpa,
    ftm: shareOf(fta, rate(form, 0.69, 0.035, [0.4, 0.94])),
    fta,
    orb,
    drb,
    apg: tenths(perGame(role.apg)),
    spg: tenths(perGame(role.spg)),
    bpg: tenths(perGame(role.bpg)),
    // Better players lose the ball less often for what they do with it.
    to: tenths(role.to * (minutes / roleMinutes) * random.around(1, 0.12)),
    pf: tenths(clamp(random.around(2.2, 0.4), 0.8, 3.8)),
    dd: points >= 10 && rebounds >= 6 ? shareOf(gp, (rebounds - 5.5) / 8) : 0,
  }
}
