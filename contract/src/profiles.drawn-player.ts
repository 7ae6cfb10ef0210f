/** The drawings in `web/public/figures`. Each is an SVG with one group of the same name. */
export type FigureName =
  | 'baseball-batter'
  | 'baseball-pitcher'
  | 'basketball-female-drive'
  | 'basketball-female-shot'
  | 'basketball-male-drive'
  | 'basketball-male-shot'
  | 'hockey-goalie'
  | 'hockey-skater-female'
  | 'hockey-skater-male'
  | 'lacrosse-female'
  | 'lacrosse-male'
  | 'soccer-female-strike'
  | 'soccer-keeper'
  | 'soccer-male-strike'
  | 'softball-pitcher'

interface Player {
  readonly sport: { readonly key: string }
  readonly gender: string | null
  readonly position: string | null
}

/** Sports that men and women play differently. Without a gender none of them fits. */
const byGender = ({ gender }: Player, male: FigureName, female: FigureName): FigureName | null =>
  gender === 'male' ? male : gender === 'female' ? female : null

const guards = new Set<string | null>(['PG', 'SG', 'CG'])

/** The drawn player of a sport. Null if no drawing fits. */
const figures: Readonly<Record<string, (player: Player) => FigureName | null>> = {
  basketball: (player) =>
    byGender(
      player,
      guards.has(player.position) ? 'basketball-male-drive' : 'basketball-male-shot',
      player.position === 'PG' ? 'basketball-female-drive' : 'basketball-female-shot',
    ),
  soccer: (player) =>
    player.position === 'GK'
      ? 'soccer-keeper'
      : byGender(player, 'soccer-male-strike', 'soccer-female-strike'),
  hockey: (player) =>
    player.position === 'G'
      ? 'hockey-goalie'
      : byGender(player, 'hockey-skater-male', 'hockey-skater-female'),
  lacrosse: (player) => byGender(player, 'lacrosse-male', 'lacrosse-female'),
  baseball_softball: (player) =>
    byGender(player, player.position === 'P' ? 'baseball-pitcher' : 'baseball-batter', 'softball-pitcher'),
}

/** The drawn player on a poster without a photo. Null if no drawing fits. The poster then shows only the number. */
export const figureOf = (player: Player): FigureName | null => figures[player.sport.key]?.(player) ?? null
