/** A drill as a coach would draw it: half a field from above, 500 wide, with the goal at the top. */
export interface Drill {
  /** The video's file name under `web/public/films`, without the extension. */
  file: string
  field: keyof typeof fieldLines
  colors: { field: string; deep: string; text: string }
  /** The number on the athlete's shirt. */
  number: string
  title: string
  athlete: Path
  ball: Path
  teammates?: readonly Path[]
  opponents?: readonly Path[]
  /** A goal, a basket, or a save: where and when a ring spreads. */
  rings: Path
}

/** Positions over time, as in `0:60,60 2.9:250,52^120`: second, position, and how high it flies on the way there. */
type Path = string

export type Moment = readonly [second: number, x: number, y: number, height: number]

export const momentsOf = (path: Path): Moment[] =>
  path.split(' ').map((moment) => {
    const [second = 0, x = 0, y = 0, height = 0] = moment.split(/[:,^]/).map(Number)
    return [second, x, y, height]
  })

export const drillSeconds = 6

const orange = { field: '#ff7417', deep: '#e35a0c', text: '#20130b' }
const blue = { field: '#1f5fd0', deep: '#174aa6', text: '#f5f8ff' }
const green = { field: '#0e7a4b', deep: '#0a5f3a', text: '#f2fff8' }
const purple = { field: '#5b2a9d', deep: '#491f82', text: '#faf7ff' }
const red = { field: '#c01f2e', deep: '#a01523', text: '#fff7f2' }

/** The lines of each field, as SVG paths. */
export const fieldLines = {
  court:
    'M0 0H500M170 0V190H330V0M190 190a60 60 0 1 0 120 0a60 60 0 1 0 -120 0M30 0V140A237.5 237.5 0 0 0 470 140V0M242 52a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M220 40H280M210 52A40 40 0 0 0 290 52',
  pitch:
    'M0 0H500M102 0V121H398V0M182.5 0V40H317.5V0M247 81a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M196 121A67 67 0 0 0 304 121M220 0V-10H280V0',
  rink: 'M0 340V165A165 165 0 0 1 165 0H335A165 165 0 0 1 500 165V340M33 65H467M215 65A35 35 0 0 0 285 65M232 65V47H268V65M33 182a88 88 0 1 0 176 0a88 88 0 1 0 -176 0M291 182a88 88 0 1 0 176 0a88 88 0 1 0 -176 0',
  diamond:
    'M0 280L250 30L500 280M250 30L356 136L250 242L144 136ZM111 169A158 158 0 0 0 389 169M235 131a15 15 0 1 0 30 0a15 15 0 1 0 -30 0M228 30a22 22 0 1 0 44 0a22 22 0 1 0 -44 0',
  crease:
    'M83 0V292H417V0M0 292H83M417 292H500M235 125H265M225 125a25 25 0 1 0 50 0a25 25 0 1 0 -50 0M150 125A100 100 0 0 0 350 125',
} as const

export const drills: readonly Drill[] = [
  {
    file: 'basketball-every-three',
    field: 'court',
    colors: orange,
    number: '14',
    title: 'Every three',
    athlete: '0:60,60 0.8:44,90 2:110,250 2.6:110,250 4:385,255 4.6:385,255 6:250,300',
    ball: '0:250,300 0.8:250,300 1.6:110,245^20 2:110,250 2.9:250,52^120 3.1:250,80 3.6:250,300 4.1:385,250^20 4.4:385,255 5.3:250,52^120 5.6:250,80 6:250,90',
    teammates: ['0:250,310 6:262,306'],
    opponents: ['0:80,80 2.2:150,220 4.4:350,225 6:270,220'],
    rings: '2.9:250,52 5.3:250,52',
  },
  {
    file: 'basketball-pull-up',
    field: 'court',
    colors: orange,
    number: '14',
    title: 'Pull-up at the elbow',
    athlete: '0:420,300 1.2:380,250 2.2:330,190 2.8:330,190 3.6:120,270 4.7:175,190 5.2:175,190 6:190,200',
    ball: '0:425,290 1.2:385,240 2.2:330,182 3:250,52^90 3.3:250,90 3.7:120,265^20 4.7:175,182 5.5:250,52^90 6:250,86',
    opponents: ['0:385,230 1.2:350,200 2.3:300,150 3.7:160,220 4.9:210,150 6:215,160', '0:250,90 6:240,96'],
    rings: '3:250,52 5.5:250,52',
  },
  {
    file: 'basketball-defense',
    field: 'court',
    colors: orange,
    number: '14',
    title: 'On the ball, four stops',
    athlete: '0:250,250 1:190,240 2:300,230 3:215,190 3.9:320,170 4.3:330,190 6:380,330',
    ball: '0:250,300 1:175,280 2:322,270 3:196,232 3.9:340,200 4.2:333,196 6:386,322',
    opponents: ['0:250,308 1:170,288 2:328,278 3:190,240 3.9:348,206 6:330,260'],
    rings: '4.2:335,195',
  },
  {
    file: 'basketball-drive-and-kick',
    field: 'court',
    colors: orange,
    number: '14',
    title: 'Drive and kick',
    athlete: '0:250,310 1.4:300,210 2.2:275,120 3:240,110 4.5:120,150 6:90,190',
    ball: '0:258,302 1.4:308,202 2.2:282,112 2.9:452,110^20 3.4:452,110 4.4:250,52^110 4.8:250,90 6:250,96',
    teammates: ['0:455,140 2.9:455,116 6:440,130', '0:60,150 6:52,110'],
    opponents: ['0:262,250 1.4:290,170 2.2:262,100 3.4:400,120 6:330,110', '0:240,110 2.2:262,86 6:240,100'],
    rings: '4.4:250,52',
  },
  {
    file: 'hockey-glove-side',
    field: 'rink',
    colors: blue,
    number: '31',
    title: 'Glove side, high',
    athlete: '0:250,74 1:258,78 1.5:272,78 2.6:250,76 3.5:238,80 3.9:226,78 5:250,75 6:250,74',
    ball: '0:400,250 1:380,210 1.5:274,80^20 2.2:300,40 3:130,210 3.5:150,190 3.9:226,80^20 4.6:110,90 6:60,150',
    opponents: ['0:408,258 1:388,218 6:330,200', '0:110,250 3:122,218 6:140,160'],
    rings: '1.5:273,79 3.9:226,79',
  },
  {
    file: 'hockey-post-to-post',
    field: 'rink',
    colors: blue,
    number: '31',
    title: 'Post to post',
    athlete: '0:232,70 1.2:232,70 1.8:268,72 3:268,70 3.6:232,72 4.8:250,80 6:250,74',
    ball: '0:120,60 1.2:140,50 1.8:268,90^10 2.2:360,60 3:360,48 3.6:232,90^10 4.1:250,200 4.8:250,86^20 5.3:420,110 6:460,160',
    opponents: ['0:112,66 6:90,120', '0:280,130 1.8:272,104 6:330,140', '0:250,220 6:240,210'],
    rings: '1.8:268,80 3.6:232,80 4.8:250,82',
  },
  {
    file: 'soccer-assists',
    field: 'pitch',
    colors: green,
    number: '7',
    title: 'Low cross, far post',
    athlete: '0:60,310 1.4:50,180 2.4:70,80 3:90,60 4.2:130,110 6:200,200',
    ball: '0:68,300 1.4:58,170 2.4:80,70 3.3:315,62^24 3.8:272,0 6:270,-4',
    teammates: ['0:330,300 2:330,180 3.3:318,70 4.4:250,120 6:210,190'],
    opponents: [
      '0:100,250 1.4:96,150 2.4:110,70 6:140,60',
      '0:250,160 3.3:280,60 6:280,40',
      '0:250,12 3:236,12 3.8:262,8 6:262,8',
    ],
    rings: '3.8:270,0',
  },
  {
    file: 'soccer-one-against-one',
    field: 'pitch',
    colors: green,
    number: '7',
    title: 'One against one',
    athlete: '0:80,320 1:110,240 1.5:90,210 2.2:160,160 3:190,110 3.6:200,96 4.8:240,150 6:120,260',
    ball: '0:88,312 1:118,230 1.5:96,200 2.2:170,150 3:198,100 3.6:292,0^16 6:292,-4',
    opponents: [
      '0:130,180 1:130,190 1.5:146,190 2.2:136,150 3.6:180,80 6:200,80',
      '0:250,14 3:236,18 3.6:262,10 6:270,8',
    ],
    rings: '3.6:290,0',
  },
  {
    file: 'lacrosse-draw-control',
    field: 'crease',
    colors: purple,
    number: '22',
    title: 'Draw control to goal',
    athlete: '0:250,320 0.8:230,316 1.4:200,290 2.6:180,220 3.6:220,190 4.2:235,186 6:180,260',
    ball: '0:256,312 0.8:210,300^60 1.4:206,282 2.6:188,212 3.6:228,182 4.4:256,126^16 6:256,122',
    teammates: ['0:400,230 6:380,160'],
    opponents: [
      '0:266,322 1.4:240,290 2.6:220,220 6:220,200',
      '0:280,190 3.6:260,172 6:250,180',
      '0:250,140 4.4:240,138 6:242,138',
    ],
    rings: '0.9:210,298 4.4:256,126',
  },
  {
    file: 'lacrosse-eight-meter',
    field: 'crease',
    colors: purple,
    number: '22',
    title: 'From the eight meter',
    athlete: '0:250,240 0.8:250,240 1.6:262,196 2.1:262,196 3.2:380,130 4.2:310,110 4.6:300,108 6:350,200',
    ball: '0:258,232 0.8:258,232 1.6:268,188 2.1:242,126^16 2.8:340,60 3.3:388,122^20 4.2:318,104 4.8:258,124^10 6:258,120',
    teammates: ['0:360,40 6:340,50'],
    opponents: [
      '0:180,220 1.6:230,200 4.2:290,140 6:290,160',
      '0:320,220 1.6:296,190 3.2:350,140 6:330,180',
      '0:250,142 2.1:256,140 4.6:266,130 6:250,140',
    ],
    rings: '2.1:242,126 4.8:258,124',
  },
  {
    file: 'baseball-strikeouts',
    field: 'diamond',
    colors: red,
    number: '3',
    title: 'Three pitches',
    athlete: '0:250,136 0.6:250,128 1.9:250,136 2.3:250,128 3.7:250,136 4.1:250,128 5:250,150 6:220,190',
    ball: '0:256,130 0.6:254,122 1:246,22 1.5:254,130^14 2.3:254,122 2.7:256,20 3.3:254,130^14 4.1:254,122 4.4:262,70 4.6:250,18 6:250,14',
    teammates: ['0:250,6 6:250,6', '0:180,190 6:184,186', '0:330,180 6:326,178'],
    opponents: ['0:226,32 4.6:228,32 6:190,20'],
    rings: '1:246,22 2.7:256,20 4.6:250,18',
  },
  {
    file: 'baseball-line-drive',
    field: 'diamond',
    colors: red,
    number: '3',
    title: 'Line drive, two bases',
    athlete: '0:228,32 1:228,32 1.6:250,48 3.2:352,132 3.6:352,146 5:256,240 6:250,242',
    ball: '0:250,124 0.6:250,124 1:244,34 2.2:420,300^30 3.4:440,322 4:430,310 5.2:262,236^60 6:262,236',
    opponents: [
      '0:250,134 6:254,150',
      '0:370,300 2.6:420,320 4:432,318 6:420,300',
      '0:320,190 3.6:280,236 6:270,236',
    ],
    rings: '1:244,34 5.1:254,241',
  },
  {
    file: 'baseball-throw-home',
    field: 'diamond',
    colors: red,
    number: '3',
    title: 'Center field to the plate',
    athlete: '0:250,326 1.2:200,318 1.7:202,306 2.2:208,296 6:220,290',
    ball: '0:244,34 1.2:198,312^60 1.7:204,300 3.2:250,40^50 4:250,34 6:250,34',
    teammates: ['0:254,24 6:252,28', '0:250,220 6:246,230'],
    opponents: ['0:150,130 1.4:148,132 3.3:236,46 6:210,20'],
    rings: '1.3:198,312 3.3:248,38',
  },
]
