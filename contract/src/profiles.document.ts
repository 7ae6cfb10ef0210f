import * as z from 'zod'

/** An athlete's page as one document: the public part, and the parts that only some people may read. */

export const picture = z.object({
  /** For programs that support no other format: the largest one, as WebP. */
  url: z.string(),
  width: z.number(),
  height: z.number(),
  /** The same picture in several widths, smallest first. */
  variants: z.array(z.object({ width: z.number(), avif: z.string(), webp: z.string() })),
})
export type Picture = z.output<typeof picture>

const photo = picture.extend({
  /** The athlete without the background. */
  cutout: picture.nullable(),
})

/** The check mark: a person with an account confirmed the figure. This is not the source that the athlete typed. */
const confirmation = z.object({
  by: z.string(),
  role: z.enum(['success_coach', 'coach', 'admin']),
  at: z.string(),
})
export type Confirmation = z.output<typeof confirmation>

const sourced = {
  source: z.enum(['self', 'coach', 'event', 'document']),
  source_date: z.string().nullable(),
  confirmed: confirmation.nullable(),
}

const season = z.object({
  id: z.string(),
  type: z.enum(['high_school', 'aau']),
  season: z.object({ id: z.number(), title: z.string() }).nullable(),
  team: z.string().nullable(),
  /** By column of the sport, with the derived ones. */
  values: z.record(z.string(), z.number()),
  /** The typed values, for editing. */
  given: z.record(z.string(), z.number()),
  ...sourced,
})
export type Season = z.output<typeof season>

const standing = z.object({
  /** The group that the athlete is compared with: same sport, gender, class, and position. */
  size: z.number(),
  gender: z.enum(['male', 'female']),
  class: z.number(),
  position: z.string(),
  as_of: z.string(),
  figures: z.array(z.object({ key: z.string(), value: z.number(), percentile: z.number() })),
})
export type Standing = z.output<typeof standing>

const metric = z.object({
  id: z.string(),
  key: z.string(),
  value: z.number(),
  measured_on: z.string().nullable(),
  source: sourced.source,
  /** As the athlete typed it. */
  verified_by: z.string().nullable(),
  confirmed: confirmation.nullable(),
})
export type Metric = z.output<typeof metric>

export const mediaItem = z.object({
  id: z.string(),
  kind: z.enum(['photo', 'video']),
  title: z.string().nullable(),
  picture: picture.nullable(),
  video: z
    .object({ provider: z.enum(['youtube', 'vimeo', 'hudl', 'mp4']), url: z.string(), embed_url: z.string() })
    .nullable(),
  created_at: z.string(),
})
export type MediaItem = z.output<typeof mediaItem>

const education = z.object({
  school: z.string().nullable(),
  gpa: z.number().nullable(),
  weighted_gpa: z.number().nullable(),
  core_gpa: z.number().nullable(),
  sat: z.number().nullable(),
  act: z.number().nullable(),
  ncaa_id: z.string().nullable(),
  intended_majors: z.array(z.string()),
  honors: z.array(z.string()),
})

const goal = z.object({
  id: z.string(),
  kind: z.enum(['academic', 'athletic']),
  text: z.string(),
  target_date: z.string().nullable(),
})

const coach = z.object({
  id: z.string(),
  name: z.string(),
  position: z.string().nullable(),
  team: z.string().nullable(),
})

const award = z.object({ id: z.string(), title: z.string(), year: z.number(), level: z.string().nullable() })

const answer = z.object({
  id: z.string(),
  question_id: z.number(),
  question: z.string(),
  text: z.string(),
  json: z.record(z.string(), z.string()).nullable(),
})

const article = z.object({
  id: z.string(),
  title: z.string(),
  outlet: z.string().nullable(),
  published_on: z.string().nullable(),
  link: z.string(),
  image: picture.nullable(),
})

const scheduledEvent = z.object({
  id: z.string(),
  title: z.string(),
  date: z.string(),
  time: z.string().nullable(),
  place: z.string().nullable(),
  link: z.string().nullable(),
})

const interview = z.object({
  id: z.string(),
  title: z.string(),
  date: z.string().nullable(),
  asked_by: z.string().nullable(),
  video: mediaItem.shape.video,
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
})

const network = z.object({
  username: z.string(),
  /** The account links to this page, so it is the athlete's. Posts are shown only in this case. */
  connected: z.boolean(),
  /**
   * The name now belongs to another account than before. We show nothing from it until the family saves the name again.
   */
  changed_hands: z.literal(true).optional(),
  posts: z.array(z.object({ text: z.string(), link: z.string(), posted_at: z.string() })),
})

/** Contact details: for verified coaches, people who take care of the athlete, and the family. */
const contacts = z.object({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  parent_name: z.string().nullable(),
  parent_email: z.string().nullable(),
  parent_phone: z.string().nullable(),
  /** The coaches who speak for the athlete, by id. */
  coaches: z.array(z.object({ id: z.string(), email: z.string().nullable(), phone: z.string().nullable() })),
})

/** Only the family and admins see this. */
const own = z.object({
  /** How often each section was changed. Sent back with a change, it keeps two people from overwriting each other. */
  versions: z.record(z.string(), z.number()),
  birth_date: z.string().nullable(),
  address: z.string().nullable(),
  apt: z.string().nullable(),
  zip: z.string().nullable(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  /** The code that lets others download. */
  access_code: z.string(),
  transcripts: z.array(
    z.object({ id: z.string(), name: z.string(), size: z.number(), uploaded_at: z.string() }),
  ),
  vip: z.object({ agent_name: z.string().nullable(), agent_email: z.string().nullable() }).nullable(),
})

export const athleteDocument = z.object({
  id: z.string(),
  slug: z.string(),
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  gender: z.string().nullable(),
  photo: photo.nullable(),
  sport: z.object({ key: z.string() }),
  is_seros: z.boolean(),
  number: z.string().nullable(),
  position: z.string().nullable(),
  secondary_position: z.string().nullable(),
  handedness: z.string().nullable(),
  class: z.number().nullable(),
  personal_metrics: z.object({
    class_name: z.string().nullable(),
    /** Feet, inches, and pounds, as Americans say them. */
    height: z.number().nullable(),
    height_in: z.number().nullable(),
    weight: z.number().nullable(),
    height_cm: z.number().nullable(),
    weight_kg: z.number().nullable(),
    wingspan_cm: z.number().nullable(),
  }),
  high_school: z.string().nullable(),
  club: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
  bio: z.string().nullable(),
  website: z.string().nullable(),
  settings: z.object({
    color_theme: z.enum(['black', 'green', 'blue', 'purple', 'orange', 'red']),
    theme_mode: z.enum(['light', 'dark']).nullable(),
    is_visible: z.boolean(),
  }),
  statistics: z.object({ high_school: z.array(season), aau: z.array(season) }),
  standing: standing.nullable(),
  metrics: z.array(metric),
  gallery: z.array(mediaItem),
  goals: z.array(goal),
  education: education.nullable(),
  coaches: z.array(coach),
  awards: z.array(award),
  answers: z.array(answer),
  quote: z.object({ text: z.string(), author: z.string().nullable() }).nullable(),
  press: z.array(article),
  social: z.object({
    tiktok: network.nullable(),
    twitter: network.nullable(),
    youtube: network.nullable(),
    vimeo: network.nullable(),
  }),
  schedule: z.array(scheduledEvent),
  interviews: z.array(interview),
  has_transcripts: z.boolean(),
  /** Only for a premium page. */
  vip: z
    .object({
      headline: z.string().nullable(),
      story: z.string().nullable(),
      highlight: mediaItem.shape.video,
    })
    .nullable(),
  updated_at: z.string(),
  contacts: contacts.nullable(),
  own: own.nullable(),
  can: z.object({
    edit: z.boolean(),
    download: z.boolean(),
    see_contacts: z.boolean(),
    see_views: z.boolean(),
    /** May confirm a measurement or a season. */
    confirm: z.boolean(),
  }),
})
export type Athlete = z.output<typeof athleteDocument>
