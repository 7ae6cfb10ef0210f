import { nothingKnown } from '../profiles/details.ts'
import { type Sections, sectionNames } from '../profiles/sections.ts'
import { amaraWhitlock } from './amara-whitlock.ts'
import type { Portrait } from './portrait.ts'

const { high_school, city, state } = amaraWhitlock.page

/** The demo athlete's sister. Their mother has just entered her, so her page is almost empty. */
export const zoeWhitlock: Portrait = {
  name: { first_name: 'Zoe', last_name: 'Whitlock', gender: 'female' },
  page: {
    sport_key: 'basketball',
    position: null,
    class_year: 2030,
    jersey_number: null,
    height_cm: null,
    weight_kg: null,
    high_school,
    city,
    state,
    is_visible: true,
    is_seros: false,
  },
  details: nothingKnown,
  sections: Object.fromEntries(sectionNames.map((name) => [name, []])) as unknown as Sections,
}
