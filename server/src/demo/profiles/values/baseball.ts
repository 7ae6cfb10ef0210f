import {
  clamp,
  type DrawValues,
  type Form,
  games,
  grown,
  rate,
  roleOf,
  shareOf,
  tenths,
  whole,
} from '../draw.ts'

interface Hitter {
  /** The share of hits that are extra-base hits, and that are home runs. */
  readonly power: number
  /** Stolen bases per game. */
  readonly speed: number
}

const hitter = (power: number, speed: number): Hitter => ({ power, speed })

const hitters: Readonly<Record<string, Hitter>> = {
  C: hitter(0.3, 0.08),
  '1B': hitter(0.36, 0.08),
  '2B': hitter(0.22, 0.34),
  SS: hitter(0.25, 0.36),
  '3B': hitter(0.32, 0.16),
  LF: hitter(0.3, 0.24),
  CF: hitter(0.24, 0.48),
  RF: hitter(0.32, 0.2),
  OF: hitter(0.28, 0.28),
  DH: hitter(0.38, 0.05),
  UTIL: hitter(0.24, 0.26),
  TWP: hitter(0.32, 0.2),
}

const drawBatting = (form: Form, gp: number) => {
  const { random } = form
  const { power, speed } = roleOf(hitters, form.position)
  const ab = whole(gp * clamp(random.around(2.7 + 0.15 * form.level, 0.15), 1.4, 3.6))
  const h = shareOf(ab, rate(form, 0.295, 0.032, [0.14, 0.52]))
  const long = shareOf(h, rate(form, power, 0.03, [0.1, 0.55]))
  const hr = shareOf(long, clamp(random.around(power * 0.7, 0.06), 0, 0.5))
  const d3 = shareOf(long - hr, clamp(random.around(0.12 + speed / 4, 0.04), 0, 0.4))
  const bb = whole(grown(form, 0.38) * gp)
  return {
    ab,
    r: whole(hr + (h - hr + bb) * random.around(0.4, 0.05)),
    h,
    d2: long - hr - d3,
    d3,
    hr,
    rbi: whole(hr * 1.6 + (h - hr) * random.around(0.42, 0.07)),
    bb,
    so: shareOf(ab - h, rate(form, 0.28, -0.03, [0.06, 0.5])),
    sb: whole(grown(form, speed, 0.2) * gp),
  }
}

const drawPitching = (form: Form, outings: number) => {
  const { random, level } = form
  const ip = whole(outings * clamp(random.around(3.9 + 0.4 * level, 0.4), 1.5, 6.2))
  const decided = shareOf(outings, 0.7)
  const w = shareOf(decided, rate(form, 0.52, 0.1, [0.1, 0.95]))
  return {
    w,
    l: decided - w,
    ip,
    er: whole((ip / 7) * clamp(3.4 * Math.exp(-0.3 * level) * random.around(1, 0.12), 0.4, 9)),
    k: whole(ip * clamp(grown(form, form.gender === 'male' ? 1.1 : 1, 0.17), 0.4, 2.2)),
    pbb: whole(ip * clamp(0.5 * Math.exp(-0.25 * level) * random.around(1, 0.15), 0.1, 1.4)),
    ph: whole(ip * clamp(0.85 * Math.exp(-0.2 * level) * random.around(1, 0.1), 0.3, 1.7)),
  }
}

const drawFielding = (form: Form) => ({ fld_pct: tenths(100 * rate(form, 0.945, 0.012, [0.85, 1])) })

export const drawBaseball: DrawValues = (form) => {
  const isPitcher = form.position === 'P'
  const gp = isPitcher ? games(form, 11, 12) : games(form, 26, 34)
  return {
    gp,
    ...(!isPitcher && drawBatting(form, gp)),
    ...((isPitcher || form.position === 'TWP') && drawPitching(form, isPitcher ? gp : shareOf(gp, 0.36))),
    ...drawFielding(form),
  }
}
