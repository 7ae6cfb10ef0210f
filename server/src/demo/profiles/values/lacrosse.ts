import { type DrawValues, games, grown, rate, roleOf, shareOf, whole } from '../draw.ts'

interface Role {
  readonly goals: number
  readonly assists: number
  readonly ground_balls: number
  readonly turnovers: number
  readonly caused: number
  readonly clears: number
  /** What girls win at the draw. */
  readonly draws: number
}

const role = (goals: number, assists: number, ground_balls: number, others: readonly number[]): Role => {
  const [turnovers = 0, caused = 0, clears = 0, draws = 0] = others
  return { goals, assists, ground_balls, turnovers, caused, clears, draws }
}

/** Per game, for an average player. */
const roles: Readonly<Record<string, Role>> = {
  A: role(1.6, 1.1, 1.6, [1.5, 0.4, 0.2, 0.7]),
  M: role(1.2, 0.7, 2.3, [1.2, 0.7, 1, 1.9]),
  D: role(0.08, 0.08, 2.1, [0.6, 1.2, 1.6, 0.7]),
  LSM: role(0.15, 0.12, 2.9, [0.6, 1.4, 1.8, 0]),
  SSDM: role(0.2, 0.15, 2.1, [0.5, 0.9, 1.7, 0]),
  FOGO: role(0.25, 0.15, 3.6, [0.7, 0.3, 0.4, 0]),
}

const drawGoalie: DrawValues = (form) => {
  const gp = games(form, 16, 18)
  const shots = whole(gp * form.random.around(18, 2))
  const sv = shareOf(shots, rate(form, form.gender === 'male' ? 0.52 : 0.43, 0.025, [0.3, 0.7]))
  return { gp, sv, ga: shots - sv }
}

const drawField: DrawValues = (form) => {
  const { position, gender, random } = form
  const role = roleOf(roles, position)
  const gp = games(form, 16, 18)
  const total = (ordinary: number, growth?: number) => whole(grown(form, ordinary, growth) * gp)
  const fo = position === 'FOGO' ? whole(gp * random.around(16, 2)) : null
  return {
    gp,
    g: total(role.goals, 0.32),
    a: total(role.assists, 0.32),
    gb: total(role.ground_balls),
    ...(gender === 'female' && { dc: total(role.draws, 0.3) }),
    ...(fo !== null && { fow: shareOf(fo, rate(form, 0.5, 0.035, [0.3, 0.78])), fo }),
    to: whole(gp * role.turnovers * random.around(1, 0.15)),
    cto: total(role.caused),
    clears: total(role.clears),
  }
}

export const drawLacrosse: DrawValues = (form) => (form.position === 'G' ? drawGoalie(form) : drawField(form))
