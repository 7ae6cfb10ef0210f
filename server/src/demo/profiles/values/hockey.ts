import { clamp, type DrawValues, games, grown, rate, roleOf, shareOf, tenths, whole } from '../draw.ts'

const skater = (goals: number, assists: number, shots: number) => ({ goals, assists, shots })

/** Per game, for an average skater. */
const skaters = {
  C: skater(0.42, 0.55, 2.6),
  LW: skater(0.42, 0.42, 2.6),
  RW: skater(0.42, 0.42, 2.6),
  D: skater(0.12, 0.36, 1.5),
}

const drawGoalie: DrawValues = (form) => {
  const { random, level } = form
  const gp = games(form, 19, 30)
  const shots = whole(gp * random.around(24, 2.5))
  const sv = shareOf(shots, rate(form, 0.893, 0.008, [0.83, 0.948]))
  return {
    gp,
    min: whole(gp * random.around(44, 2)),
    ga: shots - sv,
    sv,
    so: shareOf(gp, clamp(0.05 + 0.04 * level, 0, 0.3)),
  }
}

const drawSkater: DrawValues = (form) => {
  const { position, level, random } = form
  const role = roleOf<ReturnType<typeof skater>>(skaters, position)
  const gp = games(form, 24, 42)
  const g = whole(grown(form, role.goals, 0.38) * gp)
  return {
    gp,
    g,
    a: whole(grown(form, role.assists, 0.36) * gp),
    // Adding zero turns minus zero into zero.
    plus_minus: Math.round(gp * random.around(0.3 * level, 0.2)) + 0,
    pim: whole(gp * random.around(0.9, 0.3)),
    sog: g + whole(grown(form, role.shots) * gp * 0.85),
    ppg: shareOf(g, random.around(0.22, 0.06)),
    ...(position === 'C' && { fo_pct: tenths(100 * rate(form, 0.5, 0.02, [0.38, 0.64])) }),
  }
}

export const drawHockey: DrawValues = (form) => (form.position === 'G' ? drawGoalie(form) : drawSkater(form))
