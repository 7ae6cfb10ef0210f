import type { Athlete } from '@fieldhouse/contract/profiles.document'

/**
 * ADM-06: what the audit log says about a page. Entries of a list are named by their titles, and pictures, files, and
 * the access code are left out.
 */
export const pageFacts = (page: Athlete) => ({
  ...basicsOf(page),
  ...settingsOf(page),
  ...contactsOf(page),
  ...page.education,
  ...listsOf(page),
})

const basicsOf = ({ personal_metrics: { height_cm, weight_kg, wingspan_cm }, own, ...page }: Athlete) => ({
  number: page.number,
  position: page.position,
  secondary_position: page.secondary_position,
  handedness: page.handedness,
  class: page.class === null ? null : String(page.class),
  height_cm,
  weight_kg,
  wingspan_cm,
  high_school: page.high_school,
  club: page.club,
  city: page.city,
  state: page.state,
  country: page.country,
  birth_date: own?.birth_date,
  address: own?.address,
  apt: own?.apt,
  zip: own?.zip,
  bio: page.bio,
  website: page.website,
  quote: page.quote?.text,
  headline: page.vip?.headline,
  story: page.vip?.story,
})

const settingsOf = ({ settings: { is_visible, color_theme, theme_mode } }: Athlete) => ({
  is_visible,
  color_theme,
  theme_mode,
})

const contactsOf = ({ contacts }: Athlete) => ({
  phone: contacts?.phone,
  email: contacts?.email,
  parent_name: contacts?.parent_name,
  parent_email: contacts?.parent_email,
  parent_phone: contacts?.parent_phone,
})

const networks = ['tiktok', 'twitter', 'youtube', 'vimeo'] as const

const listsOf = ({ statistics, social, ...page }: Athlete) => ({
  seasons: [...statistics.high_school, ...statistics.aau].map(({ season, team, given }) => ({
    season: season?.title,
    team,
    ...given,
  })),
  measurements: Object.fromEntries(page.metrics.map(({ key, value }) => [key, value])),
  goals: page.goals.map(({ text }) => text),
  coaches: page.coaches.map(({ name }) => name),
  awards: page.awards.map(({ title, year }) => `${title} ${year}`),
  answers: page.answers.map(({ question, text }) => `${question} ${text}`),
  press: page.press.map(({ title }) => title),
  schedule: page.schedule.map(({ title, date }) => `${title} ${date}`),
  interviews: page.interviews.map(({ title }) => title),
  gallery: page.gallery.map(({ title, kind }) => title ?? kind),
  social: Object.fromEntries(networks.map((name) => [name, social[name]?.username ?? null])),
})
